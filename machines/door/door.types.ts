/** A ticket on the device's list. */
export type DoorTicket = { id: string; name: string | null; kind: string; seat: string | null };

/** Somebody was let in: where, and when by that device's clock (ISO 8601). */
export type DoorEntry = { door: string; at: string };

/** The device's answer to a ticket; `scan` is the entry just made. */
export type Verdict =
  | { kind: 'in'; ticket: DoorTicket; scan: string }
  | { kind: 'already'; ticket: DoorTicket; entry: DoorEntry }
  | { kind: 'cancelled' | 'replaced' | 'exchanged' | 'unknown' };

/** The outcome of sending: entries of this device with a ticket that another one had used, or that was void by then. */
export type Sent = { hasClash: boolean };

export type DoorProblem = {
  code: 'away' | 'signedOut' | 'notAllowed' | 'gone' | 'notKept' | 'insecureHost';
  fields: Record<string, string[]>;
};

export type DoorContext = {
  occurrence: string;
  /** The name of the door that this device stands at; null until it has one. */
  door: string | null;
  verdict: Verdict | null;
  /** True if entries of this device clash with another's, and nobody has looked since that was found. */
  hasClash: boolean;
  problem: DoorProblem | null;
};

export type DoorEvent =
  | { type: 'list.retry' }
  | { type: 'door.name'; name: string }
  | { type: 'door.rename' }
  /** By the camera, or typed. */
  | { type: 'code.read'; code: string }
  /** The person was found by name. */
  | { type: 'ticket.choose'; id: string }
  | { type: 'verdict.close' }
  | { type: 'entry.undo' }
  | { type: 'clashes.see' }
  | { type: 'session.restored' };

export type DoorScreen = 'opening' | 'openFailed' | 'name' | 'scan';
export type DoorMeta = { screen: DoorScreen; step: 'door' };
/**
 * `undone` after an entry was taken back; `isOffline` while what was done waits for the network; `isLoggedOut` while it waits for a login,
 * `isShutOut` for the role or the session's code.
 */
export type DoorTag = 'busy' | 'undone' | 'isOffline' | 'isLoggedOut' | 'isShutOut';
