import type { components } from '../../openapi/portal.gen.ts';
import type { TogaPiece } from './rules.ts';

type Schemas = components['schemas'];

/** A rental, as the server returns it. */
export type Rental = Schemas['TogaRental'];
/** The form's answers; the chart passes them on and keeps none. */
export type TogaDetails = Pick<Schemas['TogaOrder'], 'height' | 'head' | 'degree' | 'graduation_day'>;

export const togaSteps = ['pieces', 'fitting', 'details', 'check', 'payment'] as const;
export type TogaStep = (typeof togaSteps)[number];

/** The reason for which a call was refused: the actors reject with it. */
export type Failure = {
  code:
    | 'invalid'
    /** The slot was taken, or has begun. */
    | 'slotGone'
    /** A toga is rented for this graduation already. */
    | 'rented'
    | 'closed'
    | 'holdOver'
    /** The rental has changed elsewhere: paid, or being paid in another tab. */
    | 'outdated'
    | 'signedOut'
    | 'away';
  /** The server's messages, by the contract's name of each field. */
  fields?: Record<string, string[]>;
};

/** The message at the top until the person's next action. */
export type Problem = {
  code: Exclude<Failure['code'], 'signedOut' | 'closed' | 'outdated'> | 'declined' | 'cancelled' | 'givenUp' | 'late';
  fields: Record<string, string[]>;
};

/** The choice in this tab that is not held yet. */
export type Chosen = { pieces: readonly TogaPiece[]; occurrence: string | null };

export type TogaInput = {
  /** The step that the address names. */
  wanted: TogaStep | null;
  chosen: Chosen;
  /** The rental, and the page to which the payment provider sent the person back. */
  returned: { rental: string; from: 'success' | 'cancel' } | null;
};

export type TogaContext = Omit<TogaInput, 'chosen'> &
  Chosen & {
    /** True if togas can be rented. */
    isEnabled: boolean;
    /** The rental that is held or was just paid; null before. */
    rental: Rental | null;
    /** True if a payment has just been opened: the provider's page comes next. */
    ordered: boolean;
    problem: Problem | null;
  };

export type TogaEvent =
  | { type: 'pieces.choose'; pieces: readonly TogaPiece[] }
  | { type: 'slot.choose'; occurrence: string }
  | { type: 'details.save'; details: TogaDetails }
  | { type: 'order.pay' }
  | { type: 'order.review' }
  | { type: 'rental.cancel' }
  | { type: 'step.open'; step: TogaStep }
  | { type: 'session.restored' }
  | { type: 'start.again' }
  | { type: 'retry' };

export type TogaTag = 'busy' | 'over';

/** Every page of the flow; its heading is the text of the same name. */
export type TogaScreen =
  | 'opening'
  | 'openFailed'
  | 'signedOut'
  | 'closed'
  | 'pieces'
  | 'fitting'
  | 'details'
  | 'check'
  | 'payment'
  | 'booked'
  | 'late';

export type TogaMeta = { screen: TogaScreen; step: TogaStep };
