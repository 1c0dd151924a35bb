import {
  type Journey,
  cancel,
  chooseHalf,
  chooseSlot,
  confirm,
  gone,
  input,
  interview,
  move,
  open,
  opened,
  refusing,
  toBooked,
  toCheck,
  toHeld,
  told,
} from './interview.steps.ts';

const quiet = { context: { problem: null } } as const;

/** A refusal is shown until the student does something else. */
const toldOnce: readonly Journey[] = [
  {
    name: 'a move that clashed is not told beside the booked interview',
    input: input(),
    steps: [
      ...toBooked,
      move,
      chooseHalf,
      { ...chooseSlot, now: 'moving' },
      { ...refusing('moveInterview', 'clash'), now: 'slot', context: told('clash') },
      { ...open('booked'), now: 'resting', ...quiet },
    ],
    ends: 'booked.resting',
  },
  {
    name: 'a hold that ran out is told until another half-day is chosen',
    input: input(),
    steps: [
      ...toHeld,
      { actor: 'waitForExpiry', output: undefined, now: 'when', context: told('holdOver') },
      chooseHalf,
    ],
    ends: 'slot',
  },
  {
    name: 'a CV that is gone is told until another step is opened',
    input: input(),
    steps: [
      ...toCheck,
      confirm,
      { ...refusing('confirmInterview', 'cvGone'), now: 'cv', context: told('cvGone') },
      { ...open('slot'), now: 'slot', ...quiet },
    ],
    ends: 'choosing.slot',
  },
  {
    name: 'a check without a network is told until another step is opened',
    input: input(),
    steps: [
      ...toCheck,
      confirm,
      { ...refusing('confirmInterview', 'away'), now: 'check', context: told('away') },
      { ...open('cv'), now: 'cv', ...quiet },
    ],
    ends: 'held.cv',
  },
  {
    name: 'cancelling without a network is tried again',
    input: input(),
    steps: [
      ...toBooked,
      cancel,
      { ...refusing('cancelInterview', 'away'), now: 'resting', context: told('away') },
      { ...cancel, now: 'booked.cancelling', ...quiet },
    ],
    ends: 'booked.cancelling',
  },
];

const toMoved: Journey['steps'] = [
  ...toBooked,
  move,
  { ...open('slot'), now: 'slot' },
  chooseSlot,
  { actor: 'moveInterview', output: interview('booked', { slot: 'other' }), now: 'booked.moved' },
];

/** An interview that is booked, moved and cancelled, and a portal that is away. */
export const changingJourneys: readonly Journey[] = [
  ...toldOnce,
  {
    name: 'moved to another slot',
    input: input(),
    steps: [
      ...toBooked,
      move,
      { ...open('slot'), now: 'slot' },
      { ...open('cv'), refused: true },
      { ...chooseSlot, now: 'moving', context: { problem: null } },
      {
        actor: 'moveInterview',
        output: interview('booked', { slot: 'other' }),
        context: { interview: interview('booked', { slot: 'other' }), isMoving: false, wanted: null },
      },
    ],
    ends: 'booked.moved',
  },
  {
    name: 'moved, then moved again',
    input: input(),
    steps: [...toMoved, { ...move, now: 'when', context: { isMoving: true, wanted: null, problem: null } }],
    ends: 'choosing.when',
  },
  {
    name: 'moved, then cancelled',
    input: input(),
    steps: [...toMoved, { ...cancel, now: 'booked.cancelling', context: { problem: null } }],
    ends: 'booked.cancelling',
  },
  {
    name: 'looked at other slots, and kept the booked one',
    input: input(),
    steps: [
      ...toBooked,
      move,
      chooseHalf,
      { ...open('booked'), now: 'resting', context: { isMoving: false, wanted: null, problem: null } },
      { ...open('when'), refused: true },
    ],
    ends: 'booked.resting',
  },
  {
    name: 'moving fails: taken, clash, no network, outdated',
    input: input(),
    steps: [
      ...toBooked,
      move,
      chooseHalf,
      { ...chooseSlot, now: 'moving' },
      { ...refusing('moveInterview', 'slotGone'), now: 'slot', context: told('slotGone') },
      { ...chooseSlot, now: 'moving', context: { problem: null } },
      { ...refusing('moveInterview', 'clash'), now: 'slot', context: told('clash') },
      { ...chooseSlot, now: 'moving' },
      { ...refusing('moveInterview', 'away'), now: 'slot', context: told('away') },
      { ...chooseSlot, now: 'moving' },
      { ...refusing('moveInterview', 'outdated'), now: 'opening', context: told('outdated') },
      { ...opened(interview('booked')), context: { isMoving: false } },
    ],
    ends: 'booked.resting',
  },
  {
    name: 'the session ends while moving',
    input: input(),
    steps: [...toBooked, move, chooseHalf, { ...chooseSlot, now: 'moving' }, refusing('moveInterview', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'cancelled, and begun again',
    input: input(),
    steps: [
      ...toBooked,
      { ...cancel, now: 'cancelling', context: { problem: null } },
      { actor: 'cancelInterview', output: undefined, now: 'cancelled', context: gone },
      { send: { type: 'start.again' }, now: 'opening', context: { half: null, cv: null } },
      opened(),
    ],
    ends: 'choosing.when',
  },
  {
    name: 'cancelling fails: no network, outdated, signed out',
    input: input(),
    steps: [
      ...toBooked,
      { ...cancel, now: 'cancelling' },
      { ...refusing('cancelInterview', 'away'), now: 'resting', context: told('away') },
      { ...move, context: { problem: null } },
      { ...open('booked'), now: 'resting' },
      { ...cancel, now: 'cancelling' },
      { ...refusing('cancelInterview', 'outdated'), now: 'opening', context: told('outdated') },
      { ...opened(interview('booked')), now: 'resting' },
      { ...cancel, now: 'cancelling' },
      refusing('cancelInterview', 'signedOut'),
    ],
    ends: 'signedOut',
  },
  {
    name: 'the server is away, and back',
    input: input(),
    steps: [
      { ...refusing('readStanding', 'away'), now: 'openFailed' },
      { send: { type: 'retry' }, now: 'opening' },
      opened(),
    ],
    ends: 'choosing.when',
  },
  {
    name: 'signed out at the start',
    input: input(),
    steps: [refusing('readStanding', 'signedOut')],
    ends: 'signedOut',
  },
];
