import { noAnswers } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { JourneyFor } from 'xstate-paths';
import { comingBackJourneys } from './coming-back.journeys.ts';
import { leftOpenJourneys } from './left-open.journeys.ts';
import { otherTabJourneys } from './other-tab.journeys.ts';
import {
  answer,
  beginning,
  keeping,
  open,
  opened,
  personality,
  pick,
  refused,
  whole,
} from './career-finder.fixtures.ts';

type Journey = JourneyFor<typeof careerFinderMachine>;
type Step = Journey['steps'][number];

const finish: Step = { send: { type: 'part.finish' } };
const arrived = (part: 'personality' | 'interests' | 'values', answers = personality): Step => ({
  actor: 'saveAnswers',
  output: { reference: 'mine', part, answers },
});

/** How a career finder is gone through; each ends where it must, whatever the chart does. */
export const journeys: readonly Journey[] = [
  {
    name: 'from nothing to the report, in the suggested order',
    input: beginning(),
    steps: [
      { send: { type: 'finder.clear' }, refused: true },
      { send: { type: 'finder.restart' }, refused: true },
      { ...open('report'), refused: true },
      { ...open('personality'), now: ['parts.personality', 'settled'] },
      { ...answer, refused: true },
      { ...open('questions'), now: ['parts.questions', 'settled'] },
      { ...finish, refused: true },
      { send: { type: 'question.answer', question: 'order', answer: 0 }, refused: true },
      { send: { type: 'question.answer', question: 'order', answer: 6 }, refused: true },
      {
        ...answer,
        now: ['parts.questions', 'sending.sending'],
        context: { answers: personality, lastPart: 'personality' },
      },
      { ...finish, now: ['parts.interests', 'sending.sending'] },
      { ...pick(['a', 'b', 'c', 'd']), refused: true },
      { ...pick(['a', 'a']), refused: true },
      { ...pick(['health']), context: { unsent: ['personality', 'interests'] } },
      { ...finish, refused: true },
      pick(whole.interests),
      { ...finish, now: ['parts.pleasures', 'sending.sending'] },
      { ...pick(['a', 'b', 'c', 'd', 'e', 'f']), refused: true },
      { ...pick(['mend', 'outside', 'solve', 'dig']) },
      { ...finish, refused: true },
      pick(whole.pleasures),
      { ...finish, now: ['parts.activities', 'sending.sending'] },
      { ...pick(['a', 'a']), refused: true },
      { ...finish, refused: true },
      pick(whole.activities),
      { ...finish, now: ['parts.values', 'sending.sending'] },
      { ...pick(['a', 'a']), refused: true },
      pick(['time', 'nature']),
      { ...finish, refused: true },
      pick(whole.values),
      { ...finish, now: ['parts.report', 'sending.sending'], context: { answers: whole, wanted: 'report' } },
    ],
    ends: ['parts.report', 'sending.sending'],
  },
  {
    name: 'the server takes an answer, and the next one given meanwhile is sent after it',
    input: beginning({ wanted: 'questions' }),
    steps: [
      answer,
      { send: { type: 'question.answer', question: 'order', answer: 2 }, now: ['parts.questions', 'sending.sending'] },
      {
        ...arrived('personality'),
        now: ['parts.questions', 'sending.sending'],
        context: { reference: 'mine', unsent: ['personality'] },
      },
    ],
    ends: ['parts.questions', 'sending.sending'],
  },
  {
    name: 'an answer reaches the server',
    input: beginning({
      wanted: 'values',
      kept: keeping({ answers: personality, unsent: ['personality'], lastPart: 'personality' }),
    }),
    steps: [
      { ...arrived('personality'), now: ['parts.values', 'settled'], context: { reference: 'mine', unsent: [] } },
    ],
    ends: ['parts.values', 'settled'],
  },
  {
    name: 'no network: it goes on, and is sent later, by itself or at a press',
    input: beginning({ wanted: 'questions' }),
    steps: [
      { ...answer, asks: { saveAnswers: { reference: null, answers: personality, part: 'personality' } } },
      {
        actor: 'saveAnswers',
        ...refused('away'),
        now: ['parts.questions', 'waiting'],
        context: { answers: personality },
      },
      { ...open('values'), now: ['parts.values', 'waiting'] },
      { ...pick(['time']), now: ['parts.values', 'waiting'], context: { unsent: ['personality', 'values'] } },
      { actor: 'awaitNetwork', output: undefined, now: ['parts.values', 'sending.sending'] },
      { actor: 'saveAnswers', ...refused('away'), now: ['parts.values', 'waiting'] },
      { actor: 'awaitNetwork', ...refused('away'), now: ['parts.values', 'sending.sending'] },
      { actor: 'saveAnswers', ...refused('away'), now: ['parts.values', 'waiting'] },
      { send: { type: 'sending.retry' }, now: ['parts.values', 'sending.sending'] },
      { send: { type: 'sending.retry' }, refused: true },
    ],
    ends: ['parts.values', 'sending.sending'],
  },
  {
    name: 'the content has changed: the part is asked again, and nothing else',
    input: beginning({
      kept: keeping({ answers: { ...personality, values: ['gone'] }, unsent: ['values', 'personality'] }),
    }),
    steps: [
      {
        actor: 'saveAnswers',
        ...refused('outdated'),
        now: ['parts.overview', 'sending.sending'],
        context: { answers: personality, unsent: ['personality'], notice: 'outdated' },
      },
      { send: { type: 'finder.continue' }, now: ['parts.interests', 'sending.sending'], context: { notice: null } },
    ],
    ends: ['parts.interests', 'sending.sending'],
  },
  {
    name: 'back on the same device: what was not sent is newer than what the server has',
    input: beginning({
      kept: keeping({
        reference: 'mine',
        answers: { ...noAnswers, values: whole.values },
        unsent: ['values'],
        lastPart: 'values',
      }),
    }),
    steps: [
      {
        actor: 'openFinder',
        output: opened({ answers: { ...personality, values: ['time'] }, lastPart: 'personality', earlier: 1 }),
        now: ['parts.overview', 'sending.sending'],
        context: { answers: { ...personality, values: whole.values }, lastPart: 'values', earlier: 1 },
      },
      { send: { type: 'finder.continue' }, now: ['parts.interests', 'sending.sending'] },
    ],
    ends: ['parts.interests', 'sending.sending'],
  },
  {
    name: 'back without a network: what this device has is enough',
    input: beginning({ wanted: 'report', kept: keeping({ reference: 'mine', answers: whole }) }),
    steps: [{ actor: 'openFinder', ...refused('away'), now: ['parts.report', 'settled'], context: { isOpen: true } }],
    ends: ['parts.report', 'settled'],
  },
  {
    name: 'an answer that no longer fits takes the report back',
    input: beginning({
      wanted: 'report',
      kept: keeping({ reference: 'mine', answers: whole, unsent: ['values'], lastPart: 'values' }),
    }),
    steps: [
      { actor: 'openFinder', ...refused('away'), now: ['parts.report', 'sending.sending'] },
      {
        actor: 'saveAnswers',
        ...refused('outdated'),
        now: ['parts.overview', 'settled'],
        context: { answers: { ...whole, values: [] }, notice: 'outdated', wanted: 'overview' },
      },
    ],
    ends: ['parts.overview', 'settled'],
  },
  ...(['questions', 'interests', 'pleasures', 'activities'] as const).map((wanted): Journey => ({
    name: `going on from ${wanted} ends the news that another part is asked again`,
    input: beginning({ wanted, kept: keeping({ answers: { ...whole, values: ['gone'] }, unsent: ['values'] }) }),
    steps: [
      { actor: 'saveAnswers', ...refused('outdated'), context: { notice: 'outdated' } },
      { ...finish, now: ['parts.values', 'settled'], context: { notice: null } },
    ],
    ends: ['parts.values', 'settled'],
  })),
  ...comingBackJourneys,
  ...leftOpenJourneys,
  ...otherTabJourneys,
];
