/** The kinds of user that can register. */
export type UserType = 'university_student' | 'junior_college_student' | 'organisation';

/** The spec's steps in their order; a step's index is its place here. */
export const steps = [
  'INITIALIZE',
  'REGISTRATION',
  'VERIFICATION',
  'PERSONAL',
  'CONTACT',
  'COURSE',
  'PARKING',
  'STUDENT_CARD',
  'SOLIDARITY_FUND',
  'VOLUNTEERING',
] as const;

export type Step = (typeof steps)[number];
/** A step after the account is opened: the server knows its state. */
export type AccountStep = Exclude<Step, 'INITIALIZE' | 'REGISTRATION'>;
export type OptionalStep = 'PARKING' | 'STUDENT_CARD' | 'SOLIDARITY_FUND';

/** The chart's name of each optional step. */
export const offerNames = {
  PARKING: 'parking',
  STUDENT_CARD: 'studentCard',
  SOLIDARITY_FUND: 'solidarityFund',
} as const satisfies Record<OptionalStep, string>;

export type OfferName = (typeof offerNames)[OptionalStep];

/** True if a step can be skipped. */
export const isOptional = (step: Step): step is OptionalStep => Object.hasOwn(offerNames, step);

const ofEveryone: readonly AccountStep[] = ['VERIFICATION', 'PERSONAL', 'CONTACT'];
const ofStudents: readonly AccountStep[] = ['COURSE', 'PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND', 'VOLUNTEERING'];

/** The steps of a kind of user after the account is opened, in their order. */
export function stepsOf(userType: UserType): readonly AccountStep[] {
  return userType === 'organisation' ? ofEveryone : [...ofEveryone, ...ofStudents];
}

/** A step as counted on screen: from opening the account to checking the answers, which follows the last choice. */
export type CountedStep = 'REGISTRATION' | AccountStep | 'CHECK';

/** The steps that a kind of user sees, in their order. */
export function countedSteps(userType: UserType): readonly CountedStep[] {
  const after = stepsOf(userType);
  return ['REGISTRATION', ...after, ...(after.includes('VOLUNTEERING') ? (['CHECK'] as const) : [])];
}

/** The step that a screen counts as; checking the answers counts apart from the last choice. */
export const countedStep = ({ step, screen }: { step: Step; screen: string }): Step | CountedStep =>
  screen === 'check' ? 'CHECK' : step;

/** The first step that is neither done nor skipped; null if there is none. */
export function dueStep(userType: UserType, behind: ReadonlySet<AccountStep>): AccountStep | null {
  return stepsOf(userType).find((step) => !behind.has(step)) ?? null;
}

/** The next stored index: up by one, or by two from the first step, which is over as soon as it begins. */
export function nextIndex(index: number): number {
  return index === 0 ? 2 : Math.min(index + 1, steps.length - 1);
}

/** The last segment of each step's address, after `/register`. */
export const segments = {
  REGISTRATION: '',
  VERIFICATION: 'verify',
  PERSONAL: 'details',
  CONTACT: 'contact-info',
  COURSE: 'course',
  PARKING: 'parking-permit',
  STUDENT_CARD: 'student-card',
  SOLIDARITY_FUND: 'solidarity-fund',
  VOLUNTEERING: 'volunteer',
} as const satisfies Record<Exclude<Step, 'INITIALIZE'>, string>;

/** The step that an address names; null for `/register` itself and for an unknown one. */
export function stepAt(segment: string): AccountStep | null {
  const [step] = Object.entries(segments).find(([, named]) => named !== '' && named === segment) ?? [null];
  return step as AccountStep | null;
}
