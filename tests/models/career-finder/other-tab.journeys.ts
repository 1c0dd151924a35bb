import { noAnswers } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { Kept } from '../../../machines/career-finder/career-finder.types.ts';
import type { JourneyFor } from 'xstate-paths';
import { atHome, beginning, keeping, opened, pick, refused, returning, whole } from './career-finder.fixtures.ts';

type Journey = JourneyFor<typeof careerFinderMachine>;
type Step = Journey['steps'][number];

const read = (more: Partial<Kept> = {}): Step => ({ send: { type: 'device.read', kept: keeping(more) } });
const isRefused = (step: Step): Step => ({ ...step, refused: true });
const theirs = { reference: 'theirs', answers: whole, lastPart: 'values' } as const;
const away: Step = { actor: 'saveAnswers', ...refused('away') };
const second = { order: 2, chores: 5 };

/** Two tabs of one browser: the device keeps one career finder; each ends where it must. */
export const otherTabJourneys: readonly Journey[] = [
  {
    name: 'another tab has begun: this one goes on with its answers, under its reference',
    input: beginning({ wanted: 'values' }),
    steps: [
      isRefused(read()),
      { send: { type: 'page.returned' }, refused: true },
      { ...read(theirs), now: ['parts.values', 'settled'], context: { ...theirs, unsent: [] } },
      {
        send: { type: 'page.returned' },
        now: ['parts.values', 'looking'],
        asks: { openFinder: { reference: 'theirs' } },
      },
    ],
    ends: ['parts.values', 'looking'],
  },
  {
    name: 'another tab was left before it could send: this one does',
    input: beginning({ wanted: 'values' }),
    steps: [
      {
        ...read({ answers: { ...noAnswers, values: ['time'] }, unsent: ['values'], lastPart: 'values' }),
        now: ['parts.values', 'sending.sending'],
        context: { reference: null, unsent: ['values'], lastPart: 'values' },
      },
    ],
    ends: ['parts.values', 'sending.sending'],
  },
  {
    name: 'both have answers to send: each part is this tab’s, and no statement loses its answer',
    input: beginning({ wanted: 'questions' }),
    steps: [
      { send: { type: 'question.answer', question: 'order', answer: 2 } },
      away,
      {
        ...read({
          reference: 'theirs',
          answers: { ...whole, personality: { order: 4, chores: 5 } },
          unsent: ['values', 'personality'],
          lastPart: 'values',
        }),
        now: ['parts.questions', 'waiting'],
        context: {
          reference: 'theirs',
          answers: { ...whole, personality: second },
          unsent: ['values', 'personality'],
          lastPart: 'personality',
        },
      },
    ],
    ends: ['parts.questions', 'waiting'],
  },
  {
    name: 'an answer that went under a reference of its own goes once more, under the other tab’s',
    input: beginning({ wanted: 'values' }),
    steps: [
      pick(['time']),
      read(theirs),
      {
        actor: 'saveAnswers',
        output: { reference: 'mine', part: 'values', answers: { ...noAnswers, values: ['time'] } },
        now: ['parts.values', 'sending.sending'],
        context: { reference: 'theirs', answers: { ...whole, values: ['time'] }, unsent: ['values'] },
        asks: { saveAnswers: { reference: 'theirs', answers: { ...whole, values: ['time'] }, part: 'values' } },
      },
    ],
    ends: ['parts.values', 'sending.sending'],
  },
  {
    name: 'what waits to be sent under one reference goes under no other',
    input: beginning({ ...returning, wanted: 'values' }),
    steps: [
      isRefused(read(theirs)),
      { actor: 'openFinder', output: atHome },
      pick(['time']),
      away,
      isRefused(read(theirs)),
      {
        ...read({ reference: 'mine', answers: { ...whole, interests: ['law'] }, lastPart: 'interests' }),
        context: { reference: 'mine', answers: { ...whole, values: ['time'], interests: ['law'] }, lastPart: 'values' },
      },
    ],
    ends: ['parts.values', 'waiting'],
  },
  {
    name: 'another tab has cleared or begun anew: the server says so first',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome },
      isRefused(read()),
      isRefused(read({ answers: { ...noAnswers, values: ['time'] }, unsent: ['values'] })),
      { ...read(theirs), context: { reference: 'theirs' } },
      { send: { type: 'finder.restart' }, now: ['restarting', 'settled'] },
      isRefused(read(theirs)),
    ],
    ends: ['restarting', 'settled'],
  },
  {
    name: 'answered while the server is asked: earlier answers from elsewhere stay',
    input: beginning({ wanted: 'questions', kept: keeping({ reference: 'mine' }) }),
    steps: [
      { actor: 'openFinder', output: opened() },
      { send: { type: 'page.returned' } },
      { send: { type: 'question.answer', question: 'order', answer: 2 } },
      {
        actor: 'openFinder',
        output: opened({ answers: { ...noAnswers, personality: { order: 4, chores: 5 } }, lastPart: 'personality' }),
        now: ['parts.questions', 'sending.sending'],
        context: { answers: { ...noAnswers, personality: second }, unsent: ['personality'] },
      },
    ],
    ends: ['parts.questions', 'sending.sending'],
  },
];
