import type { components } from '../../openapi/portal.gen.ts';
import type { AccountStep, OptionalStep, Step } from './steps.ts';

type Schemas = components['schemas'];

/** What the server knows of a registration; a token that comes with it is for the app alone. */
export type Status = Omit<Schemas['RegistrationStatus'], 'authToken'>;
export type Purchase = Schemas['Purchase'];

/** What the forms hand over; the chart passes it on and keeps none of it. */
export type Answers = {
  account: Schemas['Registration'];
  code: Schemas['Code'];
  address: Schemas['CodeRequest'];
  personal: Schemas['PersonalDetails'];
  contact: Schemas['ContactDetails'];
  course: Schemas['AcademicDetails'];
  /** The images are the licence's front, then its back. */
  permit: Pick<Schemas['PermitApplication'], 'number_plate' | 'images'>;
};

/** The server's messages for fields that it refused, by the contract's name of each. */
export type FieldErrors = Record<string, string[]>;

/** Why a call was refused: what the actors reject with. */
export type Failure = {
  code:
    | 'invalid'
    | 'codeWrong'
    | 'codeExpired'
    | 'codeSpent'
    | 'codeTooSoon'
    | 'tooMuchMail'
    | 'accountExists'
    /** The registration stands elsewhere by now: a step that is not due, or all of them behind. */
    | 'notDue'
    /** Neither permit nor card is given out at this time of year. */
    | 'notOpen'
    | 'signedOut'
    | 'away';
  fields?: FieldErrors;
};

/** What the screen says at the top of the step until the person's next move; `step` is the one that it is about. */
export type Problem = {
  code: Failure['code'] | 'paymentDeclined' | 'paymentCancelled' | 'paymentOver';
  step: OptionalStep | null;
  fields: FieldErrors;
};

export type RegistrationInput = {
  /** Whether there is a token, of an account whose registration may be unfinished. */
  isSignedIn: boolean;
  /** The step that the address names. */
  wanted: AccountStep | null;
  /** Set on the pages that the payment provider sends people back to. */
  returned: { purchaseId: string; from: 'success' | 'cancel' } | null;
};

export type RegistrationContext = RegistrationInput & {
  /** What the server answered last; null before there is an account. */
  status: Status | null;
  /** Whether a payment was opened just now: the provider's page comes next. */
  ordered: boolean;
  /** Chosen, but not yet confirmed. */
  isVolunteer: boolean | null;
  problem: Problem | null;
};

export type RegistrationEvent =
  | { type: 'account.create'; answers: Answers['account'] }
  | { type: 'code.submit'; answers: Answers['code'] }
  | { type: 'code.resend' }
  | { type: 'address.change' }
  | { type: 'address.keep' }
  | { type: 'address.save'; answers: Answers['address'] }
  | { type: 'personal.save'; answers: Answers['personal'] }
  | { type: 'contact.save'; answers: Answers['contact'] }
  | { type: 'course.save'; answers: Answers['course'] }
  | { type: 'permit.apply'; answers: Answers['permit'] }
  | { type: 'card.order' }
  | { type: 'donation.give' }
  | { type: 'offer.reopen' }
  | { type: 'step.skip' }
  | { type: 'step.open'; step: AccountStep }
  | { type: 'volunteering.choose'; isVolunteer: boolean }
  | { type: 'volunteering.change' }
  | { type: 'answers.confirm' }
  | { type: 'session.restored' }
  | { type: 'start.again' }
  | { type: 'retry' }
  /** Raised by the chart itself. */
  | { type: 'code.sent' }
  | { type: 'address.changed' };

export type RegistrationTag = 'busy' | 'editable' | 'over';

/** Every page of the registration; its heading is the text of the same name. */
export type RegistrationScreen =
  | 'opening'
  | 'openFailed'
  | 'signedOut'
  | 'account'
  | 'accountExists'
  | 'verification'
  | 'address'
  | 'personal'
  | 'contact'
  | 'course'
  | 'parking'
  | 'studentCard'
  | 'solidarityFund'
  | 'payment'
  | 'volunteering'
  | 'check'
  | 'registered';

export type RegistrationMeta = { screen: RegistrationScreen; step: Step };
