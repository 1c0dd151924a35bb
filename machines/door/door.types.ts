/** A ticket on the device's list. */
export type DoorTicket = { id: string; name: string | null; kind: string; seat: string | null };

/** Somebody was let in: where, and when by that device's clock (ISO 8601). */
export type DoorEntry = { door: string; at: string };

/** An entry of this device that the server found wrong: its ticket had been used at another door, or was void by then. */
export type Refusal = { scan: string; why: 'twice' | 'notValid' };

/** The answer to a ticket; `scan` is the entry just made, which is `refused` if the device's list was too old to know better. */
export type Verdict =
  | { kind: 'in'; ticket: DoorTicket; scan: string }
  | { kind: 'refused'; ticket: DoorTicket; scan: string; why: Refusal['why'] }
  | { kind: 'already'; ticket: DoorTicket; entry: DoorEntry }
  | { kind: 'cancelled' | 'replaced' | 'exchanged' | 'unknown' };

/** The outcome of sending. */
export type Sent = { refused: Refusal[] };

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
