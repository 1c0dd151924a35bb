import type { interviewBookingMachine } from '../../../machines/interview-booking/interview-booking.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, shows } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/interviews.test.ts holds, books, moves, cancels and settles through it.';

const inTime = [{ isToCome: true }, { isToCome: false }];
const whenDue = [{ isDue: true }, { isDue: false }];

/** The events that the student, the clock, the company and the desk cause in an interview. */
export const model = {
  events: {
    'interview.move': inTime,
    'interview.cancel': inTime,
    'cv.change': inTime,
    'interview.attend': whenDue,
    'interview.miss': whenDue,
  },
  actors: {},
} satisfies ModelFor<typeof interviewBookingMachine>;

/** The tags by which the server asks what may be done to an interview. */
const shown = shows<typeof interviewBookingMachine>({
  held: { tags: ['keepsSlot', 'isHeld', 'isShown'] },
  booked: { tags: ['keepsSlot', 'isBooked', 'isShown'] },
  attended: { tags: ['keepsSlot', 'isSettled', 'hasCome', 'isShown'] },
  missed: { tags: ['keepsSlot', 'isSettled', 'hasMissed', 'isShown'] },
  cancelled: { tags: ['isOff', 'isShown'] },
  called_off: { tags: ['isOff', 'isShown'] },
});

export const rules: Rule<never>[] = [
  ...shown,
  never(
    'a slot is kept by what came to nothing',
    ({ isIn, hasTag }) => hasTag('keepsSlot') && (isIn('ended') || isIn('cancelled') || isIn('called_off')),
  ),
  never('somebody came and didn’t', ({ hasTag }) => hasTag('hasCome') && hasTag('hasMissed')),
  never('what is off is also settled', ({ hasTag }) => hasTag('isOff') && hasTag('isSettled')),
  eventually('a held slot can always go back', {
    once: ({ hasTag }) => hasTag('isHeld'),
    later: ({ isIn }) => isIn('ended'),
  }),
];

const confirm = { send: { type: 'interview.confirm' }, now: 'booked' } as const;
const move = (isToCome: boolean) => ({ send: { type: 'interview.move', isToCome } }) as const;
const attach = (isToCome: boolean) => ({ send: { type: 'cv.change', isToCome } }) as const;
const cancel = (isToCome: boolean) => ({ send: { type: 'interview.cancel', isToCome } }) as const;
const attend = (isDue: boolean) => ({ send: { type: 'interview.attend', isDue } }) as const;
const miss = (isDue: boolean) => ({ send: { type: 'interview.miss', isDue } }) as const;
const callOff = { send: { type: 'interview.call_off' } } as const;
const expire = { send: { type: 'hold.expire' } } as const;
const drop = { send: { type: 'hold.drop' } } as const;
const renew = { send: { type: 'hold.renew' } } as const;

/** An interview's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof interviewBookingMachine>[] = [
  {
    name: 'held, chosen anew, booked, moved, with another CV; the student comes',
    steps: [
      { ...renew, now: 'held' },
      { ...move(true), refused: true },
      { ...attach(true), refused: true },
      { ...cancel(true), refused: true },
      { ...attend(true), refused: true },
      { ...callOff, refused: true },
      confirm,
      { ...renew, refused: true },
      { ...drop, refused: true },
      { ...expire, refused: true },
      { send: confirm.send, refused: true },
      { ...move(true), now: 'booked' },
      { ...attach(true), now: 'booked' },
      { ...attend(false), refused: true },
      { ...miss(false), refused: true },
      { ...attend(true), now: 'attended' },
      { ...attend(true), refused: true },
      { ...cancel(true), refused: true },
      { ...move(true), refused: true },
      { ...callOff, refused: true },
    ],
    ends: 'attended',
  },
  {
    name: 'the company corrects itself, both ways',
    steps: [
      confirm,
      { ...miss(true), now: 'missed' },
      { ...miss(true), refused: true },
      { ...attend(false), refused: true },
      { ...attend(true), now: 'attended' },
      { ...miss(false), refused: true },
      { ...miss(true), now: 'missed' },
      { ...callOff, refused: true },
    ],
    ends: 'missed',
  },
  {
    name: 'once its time has come, nothing about it changes',
    steps: [
      confirm,
      { ...move(false), refused: true },
      { ...attach(false), refused: true },
      { ...cancel(false), refused: true },
    ],
    ends: 'booked',
  },
  {
    name: 'cancelled in time, and for good',
    steps: [
      confirm,
      { ...cancel(true), now: 'cancelled' },
      { ...attend(true), refused: true },
      { ...callOff, refused: true },
    ],
    ends: 'cancelled',
  },
  {
    name: 'called off by the desk, and for good',
    steps: [
      confirm,
      { ...callOff, now: 'called_off' },
      { ...move(true), refused: true },
      { ...miss(true), refused: true },
    ],
    ends: 'called_off',
  },
  {
    name: 'the hold runs out',
    steps: [
      { ...expire, now: 'ended' },
      { send: confirm.send, refused: true },
    ],
    ends: 'ended',
  },
  {
    name: 'the student lets go',
    steps: [
      { ...drop, now: 'ended' },
      { ...renew, refused: true },
    ],
    ends: 'ended',
  },
];
