/** The steps in their order; each is the last segment of its address. */
export const carpoolSteps = ['date', 'passengers', 'space', 'rules', 'check', 'booked'] as const;
export type CarpoolStep = (typeof carpoolSteps)[number];

/** A passenger whom the driver has found and chosen. */
export type ChosenPassenger = { id: string; name: string };

/** The driver's choices so far. */
export type CarpoolChoice = { date: string | null; passengers: ChosenPassenger[]; space: string | null };

/** The facts that the server gives before a booking. */
export type CarpoolStanding = { hasPermit: boolean; hasDates: boolean; hasAccepted: boolean; mostPassengers: number };

/** The reason for which a call was refused: the actors reject with it. */
export type CarpoolFailure = {
  code:
    | 'noSpaces'
    | 'tooLate'
    | 'alreadyRiding'
    | 'spaceTaken'
    | 'passengerGone'
    | 'carFull'
    | 'noPermit'
    | 'notAccepted'
    | 'signedOut'
    | 'away';
  /** The server's messages by field: `passengers.1` is about the second passenger. */
  fields?: Readonly<Record<string, readonly string[]>>;
};

export type CarpoolScreen =
  | 'opening'
  | 'openFailed'
  | 'signedOut'
  | 'noPermit'
  | 'noDates'
  | 'date'
  | 'passengers'
  | 'space'
  | 'rules'
  | 'check'
  | 'booked';

export type CarpoolInput = {
  /** The step that the address names. */
  wanted: CarpoolStep | null;
  /** The choices saved in this tab. */
  kept: CarpoolChoice | null;
};

export type CarpoolContext = CarpoolChoice & {
  wanted: CarpoolStep | null;
  hasAccepted: boolean;
  /** True if the rules are one of this booking's steps, also once they are accepted. */
  asksRules: boolean;
  mostPassengers: number;
  problem: CarpoolFailure['code'] | null;
  /** The passenger that the problem is about, where the server named one. */
  refusedPassenger: ChosenPassenger | null;
  /** The booking, once there is one. */
  carpoolId: string | null;
};

export type CarpoolEvent =
  | { type: 'date.save'; date: string }
  | { type: 'passenger.add'; passenger: ChosenPassenger }
  | { type: 'passenger.remove'; id: string }
  | { type: 'passengers.confirm' }
  | { type: 'space.choose'; space: string }
  | { type: 'space.confirm' }
  | { type: 'rules.accept' }
  | { type: 'booking.confirm' }
  | { type: 'step.open'; step: CarpoolStep }
  | { type: 'retry' }
  | { type: 'session.restored' };
