import { finderParts, isPartDone, noAnswers } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import { type FinderContext, finderSteps } from '../../../machines/career-finder/career-finder.types.ts';
import { type ModelFor, type Rule, eventually, never, shows } from 'xstate-paths';
import { QUESTIONS, beginning, keeping, opened, refused, whole } from './career-finder.fixtures.ts';

const overview = { screen: 'overview', step: 'overview' } as const;

/** The facts that each page of the finder shows, and the calls it makes. */
const shown = shows<typeof careerFinderMachine>({
  opening: {
    tags: ['busy'],
    meta: { screen: 'opening', step: 'overview' },
    asks: { openFinder: ({ link, reference }) => ({ reference: link ?? reference ?? 'none' }) },
  },
  openFailed: { meta: { screen: 'openFailed', step: 'overview' } },
  linkUnknown: { meta: { screen: 'linkUnknown', step: 'overview' } },
  gone: { meta: { screen: 'gone', step: 'overview' } },
  'parts.overview': { meta: overview },
  'parts.personality': { meta: { screen: 'personality', step: 'personality' } },
  'parts.questions': { meta: { screen: 'questions', step: 'questions' } },
  'parts.interests': { meta: { screen: 'interests', step: 'interests' } },
  'parts.pleasures': { meta: { screen: 'pleasures', step: 'pleasures' } },
  'parts.activities': { meta: { screen: 'activities', step: 'activities' } },
  'parts.values': { meta: { screen: 'values', step: 'values' } },
  'parts.report': { meta: { screen: 'report', step: 'report' } },
  restarting: { tags: ['busy'], meta: overview, asks: { restartFinder: ({ reference }) => ({ reference }) } },
  clearing: { tags: ['busy'], meta: overview, asks: { clearFinder: ({ reference }) => ({ reference }) } },
  'sending.sending': { tags: ['sending'] },
  'sending.looking': {
    tags: ['looking'],
    asks: { openFinder: ({ reference }) => ({ reference: reference ?? 'none' }) },
  },
  'sending.waiting': { tags: ['unsent'] },
});

export { journeys } from './career-finder.journeys.ts';

/** The events that a person, the network and the server cause. */
export const model = {
  inputs: [
    ...finderSteps.map((wanted) => beginning({ wanted })),
    beginning({ wanted: 'report', kept: keeping({ reference: 'mine', answers: whole }) }),
    beginning({ kept: keeping({ reference: 'mine', answers: whole, unsent: ['values'], lastPart: 'values' }) }),
    beginning({ link: 'sent' }),
    beginning({ link: 'sent', kept: keeping({ reference: 'mine', answers: whole }) }),
  ],
  events: {
    'step.open': finderSteps.map((step) => ({ step })),
    'question.answer': [
      { question: 'order', answer: 4 },
      { question: 'order', answer: 0 },
      { question: 'order', answer: 6 },
    ],
    'picks.change': [
      { picks: ['one'] },
      { picks: ['one', 'two', 'three'] },
      { picks: ['one', 'two', 'three', 'four', 'five'] },
      { picks: ['one', 'one'] },
    ],
    'device.read': [
      { kept: keeping() },
      { kept: keeping({ reference: 'mine', answers: whole, unsent: ['values'], lastPart: 'values' }) },
    ],
  },
  actors: {
    openFinder: [
      { output: opened() },
      { output: opened({ answers: whole, lastPart: 'values', earlier: 1 }) },
      refused('unknown'),
      refused('away'),
    ],
    saveAnswers: [
      ({ input: { part, answers } }) => ({ output: { reference: 'mine', part, answers } }),
      ({ input: { part } }) => ({ output: { reference: 'mine', part, answers: noAnswers } }),
      refused('unknown'),
      refused('outdated'),
      refused('away'),
    ],
    awaitNetwork: [{ output: undefined }, refused('away')],
    restartFinder: [{ output: undefined }, refused('unknown'), refused('away')],
    clearFinder: [{ output: undefined }, refused('away')],
  },
  watches: ['watchReturn', 'watchDevice'],
  // What is answered counts only as done or not done.
  project: ({ answers, unsent, lastPart, reference, link, ...context }) => ({
    ...context,
    done: finderParts.filter((part) => isPartDone(answers, part, QUESTIONS)).length,
    isEmpty: answers === noAnswers,
    first: unsent[0] ?? null,
    lastPart: lastPart !== null,
    reference,
    link,
  }),
  until: 'covered',
} satisfies ModelFor<typeof careerFinderMachine>;

export const rules: Rule<FinderContext>[] = [
  ...shown,
  never(
    'a report is shown while a part is unfinished',
    ({ isIn, context }) =>
      isIn('parts.report') && finderParts.some((part) => !isPartDone(context.answers, part, context.questions)),
  ),
  never(
    'something is sent before the reference is settled',
    ({ isIn, context }) => isIn('sending.sending') && !context.isOpen,
  ),
  never(
    'something is sent under a reference that was cleared',
    ({ isIn, context }) => isIn('sending.sending') && context.isGone,
  ),
  never('a link is kept after it was followed', ({ isIn, context }) => isIn('parts.overview') && context.link !== null),
  never('a save is under way while everything is cleared', ({ isIn }) => isIn('clearing') && isIn('sending.sending')),
  never(
    'an answer that is on its way brings back what is cleared, or was before a new beginning',
    ({ isIn }) => isIn('sending.looking') && (isIn('clearing') || isIn('restarting')),
  ),
  eventually('whatever happens, everything can be cleared', {
    once: ({ context }) => context.notice === 'away',
    later: ({ context }) => context.notice === 'cleared',
  }),
];
