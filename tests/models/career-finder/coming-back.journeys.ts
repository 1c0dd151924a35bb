import { noAnswers, pickLimits } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { FinderStep } from '../../../machines/career-finder/career-finder.types.ts';
import type { JourneyFor } from 'xstate-paths';
import {
  answer,
  atHome,
  beginning,
  keeping,
  open,
  opened,
  personality,
  pick,
  refused,
  returning,
  whole,
} from './career-finder.fixtures.ts';

type Journey = JourneyFor<typeof careerFinderMachine>;
type Step = Journey['steps'][number];

/** Answers to questions that the content no longer has are told, until something is answered again. */
const outdated = (wanted: FinderStep, change: Step): Journey => ({
  name: `${wanted}: what was answered is no longer asked`,
  input: beginning({ wanted }),
  steps: [
    change,
    { actor: 'saveAnswers', ...refused('outdated'), context: { notice: 'outdated', unsent: [] } },
    { ...change, context: { notice: null } },
  ],
  ends: [`parts.${wanted}`, 'sending.sending'],
});

/** Coming back by link or to what is kept, beginning again, and clearing it all; each ends where it must. */
export const comingBackJourneys: readonly Journey[] = [
  {
    name: 'by link to the exact place, over what another device had',
    input: beginning({
      link: 'sent',
      kept: keeping({ reference: 'other', answers: whole, unsent: ['values'], lastPart: 'values' }),
    }),
    steps: [
      { send: { type: 'step.open', step: 'values' }, refused: true },
      { actor: 'openFinder', ...refused('away'), now: ['openFailed', 'settled'] },
      { send: { type: 'retry' }, now: ['opening', 'settled'] },
      {
        actor: 'openFinder',
        output: opened({ reference: 'sent', answers: { ...personality, pleasures: ['mend'] }, lastPart: 'pleasures' }),
        now: ['parts.pleasures', 'settled'],
        context: { reference: 'sent', link: null, unsent: [], wanted: 'pleasures', lastPart: 'pleasures' },
      },
    ],
    ends: ['parts.pleasures', 'settled'],
  },
  {
    name: 'by link to the activities, of which more can be picked',
    input: beginning({ link: 'sent' }),
    steps: [
      {
        actor: 'openFinder',
        output: opened({ answers: { ...personality, activities: ['boat'] }, lastPart: 'activities' }),
        now: ['parts.activities', 'settled'],
      },
    ],
    ends: ['parts.activities', 'settled'],
  },
  {
    name: 'by link past the activities, of which no more can be picked',
    input: beginning({ link: 'sent' }),
    steps: [
      {
        actor: 'openFinder',
        output: opened({
          answers: {
            ...personality,
            activities: Array.from({ length: pickLimits.activities.most }, (_, at) => `${at}`),
          },
          lastPart: 'activities',
        }),
        now: ['parts.interests', 'settled'],
      },
    ],
    ends: ['parts.interests', 'settled'],
  },
  {
    name: 'by link to the report, once nothing is missing',
    input: beginning({ link: 'sent' }),
    steps: [
      {
        actor: 'openFinder',
        output: opened({ answers: whole, lastPart: 'activities' }),
        now: ['parts.report', 'settled'],
      },
    ],
    ends: ['parts.report', 'settled'],
  },
  {
    name: 'by a link to what this device has itself',
    input: beginning({
      link: 'mine',
      kept: keeping({ reference: 'mine', answers: whole, unsent: ['values'], lastPart: 'values' }),
    }),
    steps: [
      {
        actor: 'openFinder',
        output: opened(),
        context: { unsent: ['values'] },
        now: ['parts.questions', 'sending.sending'],
      },
    ],
    ends: ['parts.questions', 'sending.sending'],
  },
  {
    name: 'a link that leads nowhere takes nothing away',
    input: beginning({ link: 'wrong', kept: keeping({ reference: 'mine', answers: whole, lastPart: 'values' }) }),
    steps: [
      { actor: 'openFinder', ...refused('unknown'), now: ['linkUnknown', 'settled'] },
      { send: { type: 'finder.keepMine' }, now: ['opening', 'settled'], context: { link: null } },
      { actor: 'openFinder', output: atHome, now: ['parts.overview', 'settled'] },
      { send: { type: 'finder.continue' }, now: ['parts.report', 'settled'] },
    ],
    ends: ['parts.report', 'settled'],
  },
  {
    name: 'a link without a network is left for what is here',
    input: beginning({ link: 'sent' }),
    steps: [
      { actor: 'openFinder', ...refused('away'), now: ['openFailed', 'settled'] },
      { send: { type: 'finder.keepMine' }, now: ['parts.overview', 'settled'], context: { link: null, isOpen: true } },
    ],
    ends: ['parts.overview', 'settled'],
  },
  {
    name: 'cleared on another device: what is here goes on under a new reference',
    input: returning,
    steps: [
      {
        actor: 'openFinder',
        ...refused('unknown'),
        now: ['gone', 'settled'],
        context: { isGone: true, isOpen: false },
      },
      {
        send: { type: 'finder.keepMine' },
        now: ['parts.overview', 'sending.sending'],
        context: {
          reference: null,
          isGone: false,
          isOpen: true,
          earlier: 0,
          unsent: ['personality', 'interests', 'pleasures', 'activities', 'values'],
        },
      },
    ],
    ends: ['parts.overview', 'sending.sending'],
  },
  {
    name: 'cleared on another device: what is here is looked over before anything else',
    input: beginning({ ...returning, wanted: 'values' }),
    steps: [
      { actor: 'openFinder', ...refused('unknown'), now: ['gone', 'settled'] },
      {
        send: { type: 'finder.keepMine' },
        now: ['parts.overview', 'sending.sending'],
        context: { wanted: 'overview' },
      },
    ],
    ends: ['parts.overview', 'sending.sending'],
  },
  ...(['interests', 'pleasures', 'activities', 'values'] as const).map((part) => outdated(part, pick(['one']))),
  outdated('questions', answer),
  {
    name: 'cleared on another device: here too',
    input: beginning({ ...returning, wanted: 'values' }),
    steps: [
      { actor: 'openFinder', output: atHome, now: ['parts.values', 'settled'] },
      pick(['time']),
      { actor: 'saveAnswers', ...refused('unknown'), now: ['gone', 'settled'], context: { isGone: true } },
      {
        send: { type: 'finder.clear' },
        now: ['parts.overview', 'settled'],
        context: {
          reference: null,
          answers: noAnswers,
          unsent: [],
          earlier: 0,
          isGone: false,
          isOpen: true,
          notice: 'cleared',
        },
      },
      { ...open('interests'), now: ['parts.interests', 'settled'], context: { notice: null } },
      { ...pick(['health']), now: ['parts.interests', 'sending.sending'] },
    ],
    ends: ['parts.interests', 'sending.sending'],
  },
  {
    name: 'again from the start: the report stays to compare with',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome, now: ['parts.overview', 'settled'] },
      { send: { type: 'finder.restart' }, now: ['restarting', 'settled'] },
      { send: { type: 'finder.clear' }, refused: true },
      {
        actor: 'restartFinder',
        ...refused('away'),
        now: ['parts.overview', 'settled'],
        context: { notice: 'away', isOpen: true },
      },
      { send: { type: 'finder.restart' }, now: ['restarting', 'settled'], context: { notice: null } },
      {
        actor: 'restartFinder',
        output: undefined,
        now: ['parts.questions', 'settled'],
        context: { answers: noAnswers, lastPart: null, earlier: 1, reference: 'mine' },
      },
    ],
    ends: ['parts.questions', 'settled'],
  },
  {
    name: 'again from the start, then cleared before anything is answered',
    input: beginning({ kept: keeping({ reference: 'mine' }) }),
    steps: [
      { actor: 'openFinder', output: opened({ earlier: 1 }), now: ['parts.overview', 'settled'] },
      { send: { type: 'finder.clear' }, now: ['clearing', 'settled'] },
      {
        actor: 'clearFinder',
        output: undefined,
        now: ['parts.overview', 'settled'],
        context: { reference: null, earlier: 0, notice: 'cleared' },
      },
    ],
    ends: ['parts.overview', 'settled'],
  },
  {
    name: 'again from the start, but cleared elsewhere',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome },
      { send: { type: 'finder.restart' } },
      {
        actor: 'restartFinder',
        ...refused('unknown'),
        now: ['gone', 'settled'],
        context: { isGone: true, isOpen: false },
      },
    ],
    ends: ['gone', 'settled'],
  },
  {
    name: 'everything is cleared, on the server first; nothing is sent meanwhile',
    input: returning,
    steps: [
      { actor: 'openFinder', output: atHome },
      { send: { type: 'finder.clear' }, now: ['clearing', 'settled'], context: { isOpen: false } },
      {
        actor: 'clearFinder',
        ...refused('away'),
        now: ['parts.overview', 'settled'],
        context: { notice: 'away', isOpen: true, answers: whole },
      },
      { send: { type: 'finder.clear' }, now: ['clearing', 'settled'], context: { notice: null } },
      {
        actor: 'clearFinder',
        output: undefined,
        now: ['parts.overview', 'settled'],
        context: { reference: null, answers: noAnswers, lastPart: null, earlier: 0, notice: 'cleared', isOpen: true },
      },
      { send: { type: 'finder.clear' }, refused: true },
    ],
    ends: ['parts.overview', 'settled'],
  },
  {
    name: 'cleared while answers wait for the network, but not while they are on their way',
    input: beginning({ wanted: 'questions' }),
    steps: [
      answer,
      open('overview'),
      { send: { type: 'finder.clear' }, refused: true },
      { actor: 'saveAnswers', ...refused('away'), now: ['parts.overview', 'waiting'] },
      { send: { type: 'finder.restart' }, refused: true },
      { send: { type: 'finder.clear' }, now: ['clearing', 'waiting'] },
      { actor: 'awaitNetwork', output: undefined, now: ['clearing', 'settled'] },
      { actor: 'clearFinder', output: undefined, now: ['parts.overview', 'settled'], context: { unsent: [] } },
    ],
    ends: ['parts.overview', 'settled'],
  },
  {
    name: 'each page has its address, and a report that cannot be made leads to the overview',
    input: beginning({ wanted: 'report' }),
    steps: [
      { ...open('pleasures'), now: ['parts.pleasures', 'settled'], context: { wanted: 'pleasures' } },
      { ...open('activities'), now: ['parts.activities', 'settled'] },
      { ...open('overview'), now: ['parts.overview', 'settled'] },
      { send: { type: 'finder.continue' }, now: ['parts.questions', 'settled'] },
    ],
    ends: ['parts.questions', 'settled'],
  },
];
