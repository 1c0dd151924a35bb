import type { components } from '../../openapi/portal.gen.ts';
import type { AccountStep, OptionalStep, Step } from './steps.ts';

type Schemas = components['schemas'];

/** A registration's state at the server; a token that comes with it is for the app alone. */
export type Status = Omit<Schemas['RegistrationStatus'], 'authToken'>;
export type Purchase = Schemas['Purchase'];

/** The forms' answers; the chart passes them on and keeps none. */
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

/** The server's messages about refused fields, by the contract's name of each. */
export type FieldErrors = Record<string, string[]>;

/** The reason for which a call was refused: the actors reject with it. */
export type Failure = {
  code:
    | 'invalid'
    | 'codeWrong'
    | 'codeExpired'
    | 'codeSpent'
    | 'codeTooSoon'
    | 'tooMuchMail'
    | 'accountExists'
    /** The registration has moved on elsewhere: the step is not due, or all are done. */
    | 'notDue'
    /** Permits and cards are not issued at this time of year. */
    | 'notOpen'
    | 'signedOut'
    | 'away';
  fields?: FieldErrors;
};

/** The message at the top of the step until the person's next action; `step` is the one that it is about. */
export type Problem = {
  code: Failure['code'] | 'paymentDeclined' | 'paymentCancelled' | 'paymentOver';
  step: OptionalStep | null;
  fields: FieldErrors;
};

export type RegistrationInput = {
  /** True if there is a token, even of an account whose registration is unfinished. */
  isSignedIn: boolean;
  /** The step that the address names. */
  wanted: AccountStep | null;
  /** Set on the pages that the payment provider sends people back to. */
  returned: { purchaseId: string; from: 'success' | 'cancel' } | null;
};

export type RegistrationContext = RegistrationInput & {
  /** The server's last answer; null before there is an account. */
  status: Status | null;
  /** True if a payment has just been opened: the provider's page comes next. */
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
