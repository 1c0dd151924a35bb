import type { components } from '../../openapi/portal.gen.ts';
import type { TogaPiece } from './price.ts';

type Schemas = components['schemas'];

/** What the server says of a rental. */
export type Rental = Schemas['TogaRental'];
/** What the form hands over; the chart passes it on and keeps none of it. */
export type TogaDetails = Pick<Schemas['TogaOrder'], 'height' | 'head' | 'degree' | 'graduation_day'>;

export const togaSteps = ['pieces', 'fitting', 'details', 'check', 'payment'] as const;
export type TogaStep = (typeof togaSteps)[number];

/** Why a call was refused: what the actors reject with. */
export type Failure = {
  code:
    | 'invalid'
    /** The slot was taken, or has begun. */
    | 'slotGone'
    /** This graduation is rented for already. */
    | 'rented'
    | 'closed'
    | 'holdOver'
    /** The rental stands elsewhere by now: paid, or being paid in another tab. */
    | 'outdated'
    | 'signedOut'
    | 'away';
  /** The server's messages, by the contract's name of each field. */
  fields?: Record<string, string[]>;
};

/** What the screen says at the top until the person's next move. */
export type Problem = {
  code: Exclude<Failure['code'], 'signedOut' | 'closed' | 'outdated'> | 'declined' | 'cancelled' | 'late';
  fields: Record<string, string[]>;
};

/** What is chosen in this tab and not held yet. */
export type Chosen = { pieces: readonly TogaPiece[]; occurrence: string | null };

export type TogaInput = {
  /** The step that the address names. */
  wanted: TogaStep | null;
  chosen: Chosen;
  /** The rental and the way by which the payment provider sent the person back. */
  returned: { rental: string; from: 'success' | 'cancel' } | null;
};

export type TogaContext = Omit<TogaInput, 'chosen'> &
  Chosen & {
    /** Whether togas can be rented. */
    isEnabled: boolean;
    /** What is held or was just paid; null before. */
    rental: Rental | null;
    /** Whether a payment was opened just now: the provider's page comes next. */
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
