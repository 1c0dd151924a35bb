import { setup } from 'xstate';

export type ComplaintEvent =
  /** The complainant adds a message. */
  | { type: 'complaint.write' }
  /** It is assigned to one of the staff. */
  | { type: 'complaint.assign' }
  | { type: 'complaint.answer' }
  | { type: 'complaint.close' }
  | { type: 'complaint.reopen' };

/** `isSettled`: nothing is left to do, so the time until its deletion begins. */
export type ComplaintTag = 'waitsForStaff' | 'isSettled' | 'isClosed';

/**
 * A complaint's life on the server, with or without a name, from its arrival until it is deleted. Promises: whatever the complainant writes
 * waits for the staff, even after an answer or the end; no complaint that waits for the staff is ever deleted.
 */
export const complaintMachine = setup({
  types: { events: {} as ComplaintEvent, tags: {} as ComplaintTag },
}).createMachine({
  id: 'complaint',
  initial: 'unassigned',
  states: {
    unassigned: {
      description: 'It has arrived, and nobody has taken it on.',
      tags: 'waitsForStaff',
      on: {
        'complaint.write': 'unassigned',
        'complaint.assign': 'in_progress',
        'complaint.answer': 'answered',
        'complaint.close': 'closed',
      },
    },
    in_progress: {
      description: 'One of the staff is looking into it, and the complainant waits for an answer.',
      tags: 'waitsForStaff',
      on: {
        'complaint.write': 'in_progress',
        'complaint.assign': 'in_progress',
        'complaint.answer': 'answered',
        'complaint.close': 'closed',
      },
    },
    answered: {
      description: 'The complainant has an answer, and can write back.',
      tags: 'isSettled',
      on: {
        'complaint.write': 'in_progress',
        'complaint.assign': 'answered',
        'complaint.answer': 'answered',
        'complaint.close': 'closed',
      },
    },
    closed: {
      description: 'The staff have finished with it.',
      tags: ['isSettled', 'isClosed'],
      on: { 'complaint.write': 'in_progress', 'complaint.reopen': 'in_progress' },
    },
  },
});
