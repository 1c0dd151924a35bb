import type { doorScanMachine } from '../../../machines/door-scan/door-scan.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/door.test.ts admits, doubles, undoes and promotes through it.';

/** The events that doors cause in the log. */
export const model = {
  events: {
    'scan.take': [
      { isValid: true, isFirst: true },
      { isValid: true, isFirst: false },
      { isValid: false, isFirst: true },
      { isValid: false, isFirst: false },
    ],
  },
  actors: {},
} satisfies ModelFor<typeof doorScanMachine>;

export const rules: Rule<never>[] = [
  ...tagged({
    isEntry: ['admitted', 'twice', 'not_valid'],
    isAdmission: ['admitted'],
    isSecond: ['twice'],
    isWithoutTicket: ['not_valid'],
  }),
  never('an admission is also a second entry', ({ hasTag }) => hasTag('isAdmission') && hasTag('isSecond')),
  never('what was undone still counts', ({ isIn, hasTag }) => isIn('undone') && hasTag('isEntry')),
  eventually('a mistake can be undone', {
    once: ({ hasTag }) => hasTag('isEntry'),
    later: ({ isIn }) => isIn('undone'),
  }),
];

const take = (isValid: boolean, isFirst: boolean) => ({ send: { type: 'scan.take', isValid, isFirst } }) as const;
const undo = { send: { type: 'scan.undo' } } as const;
const inherit = { send: { type: 'rival.undo' } } as const;

/** The life of an entry; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof doorScanMachine>[] = [
  {
    name: 'an admission is undone, once',
    steps: [
      { ...undo, refused: true },
      { ...inherit, refused: true },
      { ...take(true, true), now: 'admitted' },
      { ...take(true, true), refused: true },
      { ...inherit, refused: true },
      { ...undo, now: 'undone' },
      { ...undo, refused: true },
      { ...inherit, refused: true },
    ],
    ends: 'undone',
  },
  {
    name: 'a second entry stands once the first is undone',
    steps: [
      { ...take(true, false), now: 'twice' },
      { ...take(true, true), refused: true },
      { ...inherit, now: 'admitted' },
      { ...inherit, refused: true },
    ],
    ends: 'admitted',
  },
  {
    name: 'a second entry was the mistake',
    steps: [take(true, false), { ...undo, now: 'undone' }],
    ends: 'undone',
  },
  {
    name: 'a void ticket let somebody in, before or after another',
    steps: [
      { ...take(false, false), now: 'not_valid' },
      { ...inherit, refused: true },
      { ...take(false, true), refused: true },
      { ...undo, now: 'undone' },
    ],
    ends: 'undone',
  },
  { name: 'a void ticket is void even where it is the first', steps: [take(false, true)], ends: 'not_valid' },
];
