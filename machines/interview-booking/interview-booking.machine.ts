import { setup } from 'xstate';

export type InterviewBookingEvent =
  /** The same slot is chosen again, before anything is booked. */
  | { type: 'hold.renew' }
  /** The student gives the slot up, or chooses another, of this company or of another. */
  | { type: 'hold.drop' }
  | { type: 'hold.expire' }
  | { type: 'interview.confirm' }
  /** The student takes another slot of the company. */
  | { type: 'interview.move'; isToCome: boolean }
  | { type: 'interview.cancel'; isToCome: boolean }
  /** The student attaches another CV, or takes it back. */
  | { type: 'cv.change'; isToCome: boolean }
  /** The union or the company can't keep the appointment. */
  | { type: 'interview.call_off' }
  | { type: 'interview.attend'; isDue: boolean }
  | { type: 'interview.miss'; isDue: boolean };

/** The life of an interview on the server; the database keeps a slot for the states that are `keepsSlot` (see its migration). */
export type InterviewBookingTag =
  | 'keepsSlot'
  | 'isHeld'
  | 'isBooked'
  | 'isSettled'
  | 'hasCome'
  | 'hasMissed'
  | 'isOff'
  | 'isShown';

/**
 * An interview at the careers expo on the server, from the held slot until it is known whether the student came.
 *
 * Promises: a slot is kept only while somebody may still come to it or has come; the company's word can be corrected.
 * Can never happen: moving or cancelling an interview whose time has come, noting who came before it has.
 */
export const interviewBookingMachine = setup({
  types: { events: {} as InterviewBookingEvent, tags: {} as InterviewBookingTag },
  guards: {
    isToCome: ({ event }) => 'isToCome' in event && event.isToCome,
    isDue: ({ event }) => 'isDue' in event && event.isDue,
  },
}).createMachine({
  id: 'interview-booking',
  initial: 'held',
  states: {
    held: {
      description: 'A slot is held for somebody who is still choosing.',
      tags: ['keepsSlot', 'isHeld', 'isShown'],
      on: {
        'hold.renew': 'held',
        'hold.drop': 'ended',
        'hold.expire': 'ended',
        'interview.confirm': 'booked',
      },
    },
    booked: {
      description: 'The student is expected.',
      tags: ['keepsSlot', 'isBooked', 'isShown'],
      on: {
        'interview.move': { guard: 'isToCome', target: 'booked' },
        'cv.change': { guard: 'isToCome', target: 'booked' },
        'interview.cancel': { guard: 'isToCome', target: 'cancelled' },
        'interview.call_off': 'called_off',
        'interview.attend': { guard: 'isDue', target: 'attended' },
        'interview.miss': { guard: 'isDue', target: 'missed' },
      },
    },
    attended: {
      description: 'The student came.',
      tags: ['keepsSlot', 'isSettled', 'hasCome', 'isShown'],
      on: { 'interview.miss': { guard: 'isDue', target: 'missed' } },
    },
    missed: {
      description: 'The student didn’t come.',
      tags: ['keepsSlot', 'isSettled', 'hasMissed', 'isShown'],
      on: { 'interview.attend': { guard: 'isDue', target: 'attended' } },
    },
    cancelled: { description: 'The student gave the slot back.', tags: ['isOff', 'isShown'], type: 'final' },
    called_off: { description: 'The union or the company cancelled it.', tags: ['isOff', 'isShown'], type: 'final' },
    ended: { description: 'The hold came to nothing.', type: 'final' },
  },
});
