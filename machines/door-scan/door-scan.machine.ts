import { setup } from 'xstate';

export type DoorScanEvent =
  /** A door reports it, at once or hours later; `isFirst` if no other entry with the ticket stands. */
  | { type: 'scan.take'; isValid: boolean; isFirst: boolean }
  /** A door takes it back. */
  | { type: 'scan.undo' }
  /** The entry that stood before this one was taken back. */
  | { type: 'rival.undo' };

/** The meaning of a scan: `isEntry` while it has let somebody in, `isAdmission` for the one that uses up the ticket. */
export type DoorScanTag = 'isEntry' | 'isAdmission' | 'isSecond' | 'isWithoutTicket';

/**
 * A scan in the log of the doors on the server. It has happened by the time it arrives: the log never refuses it.
 *
 * Promises: a ticket has one admission at most; every further entry names it (both are constraints of the database). Can never happen: an
 * undone scan that counts again, a second entry that becomes the admission while the first stands.
 */
export const doorScanMachine = setup({
  types: { events: {} as DoorScanEvent, tags: {} as DoorScanTag },
  guards: {
    isVoid: ({ event }) => event.type === 'scan.take' && !event.isValid,
    isFirst: ({ event }) => event.type === 'scan.take' && event.isFirst,
  },
}).createMachine({
  id: 'door-scan',
  initial: 'arrived',
  states: {
    arrived: {
      description: 'A device reports it; it is not in the log yet.',
      on: {
        'scan.take': [
          { guard: 'isVoid', target: 'not_valid' },
          { guard: 'isFirst', target: 'admitted' },
          { target: 'twice' },
        ],
      },
    },
    admitted: {
      description: 'The ticket has let this person in.',
      tags: ['isEntry', 'isAdmission'],
      on: { 'scan.undo': 'undone' },
    },
    twice: {
      description: 'Somebody came in with a ticket that another person had used.',
      tags: ['isEntry', 'isSecond'],
      on: { 'scan.undo': 'undone', 'rival.undo': 'admitted' },
    },
    not_valid: {
      description: 'Somebody came in with a ticket that was cancelled or has a new code.',
      tags: ['isEntry', 'isWithoutTicket'],
      on: { 'scan.undo': 'undone' },
    },
    undone: { description: 'It was a mistake: nobody came in.', type: 'final' },
  },
});
