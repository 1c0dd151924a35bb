import type {
  Answers,
  Failure,
  Purchase,
  RegistrationInput,
  Status,
} from '../../../machines/registration/registration.types.ts';
import {
  type AccountStep,
  dueStep,
  isOptional,
  type OptionalStep,
  stepsOf,
  type UserType,
  withPurchase,
} from '../../../machines/registration/steps.ts';

export const optionalSteps: readonly OptionalStep[] = ['PARKING', 'STUDENT_CARD', 'SOLIDARITY_FUND'];

export const EMAIL = 'marija.zammit@uni.example';

export const input = (over: Partial<RegistrationInput> = {}): RegistrationInput => ({
  isSignedIn: false,
  wanted: null,
  returned: null,
  ...over,
});

export const code = (over: Partial<NonNullable<Status['code']>> = {}): NonNullable<Status['code']> => ({
  sent_at: '2026-10-05T08:00:00.000Z',
  expires_at: '2026-10-05T08:10:00.000Z',
  resend_at: '2026-10-05T08:01:00.000Z',
  tries_left: 5,
  ...over,
});

/** The server's status for somebody who has done or skipped these steps. */
function statusOf(user_type: UserType, done: readonly AccountStep[], skipped: readonly AccountStep[]): Status {
  const due = dueStep(user_type, new Set([...done, ...skipped]));
  const stateOf = (step: AccountStep) => {
    if (done.includes(step)) return 'done';
    if (skipped.includes(step)) return 'skipped';
    return step === due ? 'due' : 'ahead';
  };
  return {
    registered: due === null,
    user_type,
    email: EMAIL,
    due,
    steps: stepsOf(user_type).map((step) => ({ step, state: stateOf(step) })),
    code: due === 'VERIFICATION' ? code() : null,
    purchases: [],
  };
}

/** Somebody who has done every step before this one. */
export function at(due: AccountStep, user_type: UserType = 'university_student'): Status {
  const all = stepsOf(user_type);
  return statusOf(user_type, all.slice(0, all.indexOf(due)), []);
}

/** Somebody who is registered. */
export const registered: Status = statusOf('university_student', stepsOf('university_student'), []);

/** The same person once a step was done or skipped. */
export function after(status: Status, step: AccountStep, how: 'done' | 'skipped' = 'done'): Status {
  const inState = (wanted: string) => status.steps.filter(({ state }) => state === wanted).map((each) => each.step);
  const others = (steps: AccountStep[]) => steps.filter((each) => each !== step);
  const done = [...others(inState('done')), ...(how === 'done' ? [step] : [])];
  const skipped = [...others(inState('skipped')), ...(how === 'skipped' ? [step] : [])];
  const { purchases } = status;
  return { ...statusOf(status.user_type, done, skipped), purchases };
}

const offers = {
  PARKING: { product: 'parking_permit', cents: 700 },
  STUDENT_CARD: { product: 'student_card', cents: 500 },
  SOLIDARITY_FUND: { product: 'research_fund', cents: 100 },
} as const;

/** A payment for an optional step's offer. */
export function purchase(step: OptionalStep, state: Purchase['state'] = 'open'): Purchase {
  const { product, cents } = offers[step];
  const isToPay = state === 'open' || state === 'declined';
  return {
    id: product,
    payment_id: `payment of ${product}`,
    product,
    state,
    amount: { amount: cents, formatted: `€${cents / 100}.00` },
    session_id: 'session',
    publishable_key: null,
    url: isToPay ? 'https://pay.example/session' : null,
  };
}

/** Somebody at an optional step with a payment in this state. */
export const atPaying = (step: OptionalStep, state: Purchase['state'] = 'open'): Status => ({
  ...at(step),
  purchases: [purchase(step, state)],
});

export const refused = (code: Failure['code'], fields?: Record<string, string[]>): { error: Failure } => ({
  error: fields === undefined ? { code } : { code, fields },
});

/** Answers that every form would accept. */
export const answers: Answers = {
  account: { user_type: 'university_student', email: EMAIL, password: 'Luzzu-2027-kaħla', consent: true },
  code: { code: '0427' },
  address: { email: 'm.zammit@uni.example' },
  personal: {
    first_name: 'Marija',
    last_name: 'Żammit',
    document_kind: 'id_card',
    document_number: '0123404M',
    nationality: 'MT',
  },
  contact: {
    address_line_1: '7, Triq il-Luzzu',
    locality: 'imsida',
    postcode: 'MSD 2080',
    mobile: { extension: '+356', number: '7912 3456' },
  },
  course: {
    entity_id: 'science',
    course_id: 'bsc-physics',
    enrollment_type_id: 'full-time',
    start_year: 2026,
    graduation_year: 2029,
  },
  permit: { number_plate: 'LUZ 027', images: [new Blob(['front']), new Blob(['back'])] },
};

/** Somebody who returns after paying for one of these steps, or without paying. */
export const comingBack = (steps: readonly OptionalStep[]) =>
  steps.flatMap((step) =>
    (['success', 'cancel'] as const).map((from) =>
      input({ isSignedIn: true, returned: { purchaseId: purchase(step).id, from } }),
    ),
  );

/** Somebody for whom this step is due, who accepted no earlier offer. */
export function standing(due: AccountStep): Status {
  const steps = stepsOf('university_student');
  const passed = steps.slice(0, steps.indexOf(due));
  const start = at('VERIFICATION');
  return passed.reduce((status, step) => after(status, step, isOptional(step) ? 'skipped' : 'done'), start);
}

/** The same person, with a payment in this state for the due step's offer. */
export const standingWith = (step: OptionalStep, state: Purchase['state']): Status =>
  withPurchase(standing(step), purchase(step, state));

/** The code has this many tries left; no other has been requested. */
export const withTries = (tries_left: number): Status => ({ ...standing('VERIFICATION'), code: code({ tries_left }) });

/** The tries left that mark a code requested on a second device: the page learns of it when it requests one itself. */
const ASKED_ELSEWHERE = 3;
export const askedElsewhere = withTries(ASKED_ELSEWHERE);
export const isAskedElsewhere = (status: Status | null): boolean => status?.code?.tries_left === ASKED_ELSEWHERE;

/** The server's status after a step was skipped: its payment is over, if there was one. */
export function afterSkip(status: Status, step: OptionalStep): Status {
  const left = after(status, step, 'skipped');
  const mine = purchase(step, 'ended');
  const isOpen = left.purchases.some(({ id, state }) => id === mine.id && (state === 'open' || state === 'declined'));
  return isOpen ? withPurchase(left, mine) : left;
}

/** The server's status once a step is paid. */
export const afterPaying = (status: Status, step: OptionalStep): Status =>
  withPurchase(after(status, step), purchase(step, 'paid'));
