import {
  type FinderAnswers,
  type PickPart,
  countIn,
  finderParts,
  noAnswers,
} from '../../../machines/career-finder/answers.ts';
import { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type { FinderContext, FinderInput, FinderStep } from '../../../machines/career-finder/career-finder.types.ts';
import { type Arc, type Case, type Exploration, type ModelFor, type Outcome, cover, explore } from 'xstate-paths';
import { beginning, keeping, opened, refused } from '../../models/career-finder/career-finder.fixtures.ts';
import { finderContent, idsOf } from '../../support/finder-scores.ts';
import { finderPicks } from '../../support/finding.ts';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'career-finder.sending.looking finder.restart 0': 'The answer comes sooner than anybody can press.',
  'career-finder.sending.looking finder.clear 0': 'The answer comes sooner than anybody can press.',
  'career-finder device.read 0': 'It takes a second tab; career-finder.full.test.ts has one.',
  'career-finder.sending.waiting error awaitNetwork 0': 'Waiting for the network asks nobody, so it cannot be refused.',
};

/** True for answers of one part at most: what is sent again after a loss is then one request. */
const isLight = ({ answers }: FinderContext): boolean =>
  finderParts.filter((part) => countIn(answers, part) > 0).length <= 1;

/** The steps that a page has a button for. */
function waysFrom(leaf: string): readonly FinderStep[] {
  const part = leaf.split('.').at(-1);
  if (part === 'overview') return finderParts;
  return part === 'personality' ? ['questions', 'overview'] : ['overview'];
}

/** True for steps that the chart allows but the page does not, or that nobody can be quick enough for. */
function avoided({ nodes }: Exploration): (arc: Arc) => boolean {
  return ({ walked, from, stimulus }) => {
    if (walked.some((id) => id in unwalkable)) return true;
    if (stimulus.kind !== 'event') return false;
    const { leaves = [], moment } = nodes[from] ?? {};
    const context: FinderContext = moment?.snapshot.context;
    const { wanted } = context;
    const [shown = '', sending = ''] = leaves;
    const { event } = stimulus;
    if (sending.endsWith('.sending') || sending.endsWith('.looking')) return true;
    const isWaiting = sending.endsWith('.waiting');
    switch (event.type) {
      case 'step.open':
        return !waysFrom(shown).includes(event['step'] as FinderStep) || event['step'] === wanted;
      case 'question.answer':
      case 'picks.change':
        return isWaiting;
      // Only at the overview does the path stay without a network, so that the button is sure to be there.
      case 'sending.retry':
        return wanted !== 'overview' || !shown.endsWith('.overview');
      // Everything would be sent again, part by part.
      case 'finder.keepMine':
        return shown.endsWith('.gone') && !isLight(context);
      default:
        return isWaiting && event.type !== 'finder.continue';
    }
  };
}

type At = { context: FinderContext };

const questions = idsOf(finderContent.questions);
const withoutLast = (picks: readonly string[]) => picks.slice(0, -1);

/** An answer to everything. */
export const whole: FinderAnswers = {
  ...finderPicks,
  personality: Object.fromEntries(questions.map((id) => [id, 4])),
};
/** Every part but one answer. */
const almost: FinderAnswers = {
  personality: Object.fromEntries(withoutLast(questions).map((id) => [id, 4])),
  interests: withoutLast(finderPicks.interests),
  pleasures: withoutLast(finderPicks.pleasures),
  activities: [],
  values: withoutLast(finderPicks.values),
};
/** The first answer of all. */
const begun: FinderAnswers = { ...noAnswers, personality: { [questions[0] ?? '']: 4 } };
/** A value that was on the list when it was picked. */
const FORMER = 'a-former-value';
const outdated: FinderAnswers = { ...whole, values: [...withoutLast(whole.values), FORMER] };

/** The part that was answered last, if the parts were answered in their order. */
const lastOf = (answers: FinderAnswers) => finderParts.findLast((part) => countIn(answers, part) > 0) ?? null;

const mine = (answers: FinderAnswers, more: { unsent?: ['values']; wanted?: FinderStep; link?: string } = {}) =>
  beginning({
    questions: questions.length,
    wanted: more.wanted ?? 'overview',
    link: more.link ?? null,
    kept: keeping({ reference: 'mine', answers, lastPart: lastOf(answers), unsent: more.unsent ?? [] }),
  });

/** The answers that the server has for a start's own reference. */
export const stagedFor = ({ kept }: FinderInput): FinderAnswers =>
  kept.unsent.length > 0 ? { ...kept.answers, values: whole.values } : kept.answers;

const partShown = ({ wanted }: FinderContext): PickPart | undefined =>
  (['interests', 'pleasures', 'activities', 'values'] as const).find((part) => part === wanted);

const at =
  (isSo: (context: FinderContext) => boolean, code: 'unknown' | 'away') =>
  ({ context }: At) =>
    isSo(context) ? refused(code) : null;

type Saving = At & { input: { part: (typeof finderParts)[number]; answers: FinderAnswers } };
const isFormer = ({ input }: Saving) => input.part === 'values' && input.answers.values.includes(FORMER);
const isOpened: Case<At, Outcome<ReturnType<typeof opened>>> = ({ context: { link, reference, answers, unsent } }) => {
  if (link !== null) return { output: opened({ reference: 'sent', answers: whole, lastPart: 'values' }) };
  const known = unsent.length > 0 ? whole : answers;
  return { output: opened({ reference: reference ?? '', answers: known, lastPart: lastOf(known) }) };
};

/**
 * The career finder's course in a browser: narrower than the model of the chart's own tests, because here every answer has to be one that
 * the server gives in that situation. The network goes at the questionnaire or the overview, and comes back at the values, so that nobody
 * has to lose it in the middle of a request.
 */
const walkModel = {
  inputs: [
    beginning({ questions: questions.length }),
    mine(begun),
    mine(almost),
    mine(whole, { wanted: 'report' }),
    mine(outdated, { wanted: 'report', unsent: ['values'] }),
    beginning({ questions: questions.length, link: 'sent' }),
    mine(almost, { link: 'sent' }),
  ],
  events: {
    'step.open': (['overview', 'personality', 'questions', ...finderParts.slice(1)] as FinderStep[]).map((step) => ({
      step,
    })),
    'question.answer': [
      ({ context: { answers } }) => {
        const question = questions.find((id) => answers.personality[id] === undefined);
        return question === undefined ? null : { question, answer: 4 };
      },
    ],
    'picks.change': [
      ({ context }) => {
        const part = partShown(context);
        const next = part && whole[part].find((id) => !context.answers[part].includes(id));
        return part && next !== undefined ? { picks: [...context.answers[part], next] } : null;
      },
    ],
    'device.read': [{ kept: keeping({ reference: 'theirs', answers: whole, lastPart: 'values' }) }],
  },
  actors: {
    openFinder: [
      isOpened,
      at((context) => context.link !== null || isLight(context), 'unknown'),
      at(({ reference, link, unsent }) => (link ?? reference) !== null && unsent.length === 0, 'away'),
    ],
    saveAnswers: [
      (save: Saving) =>
        save.context.wanted === 'overview' || isFormer(save)
          ? null
          : {
              output: {
                reference: save.context.reference ?? 'mine',
                part: save.input.part,
                answers: save.input.answers,
              },
            },
      (save: Saving) => (isFormer(save) ? refused('outdated') : null),
      at((context) => context.wanted === 'questions' && context.reference !== null && isLight(context), 'unknown'),
      at(({ wanted }) => wanted === 'questions' || wanted === 'overview', 'away'),
    ],
    awaitNetwork: [({ context }: At) => (context.wanted === 'values' ? { output: undefined } : null)],
    restartFinder: [{ output: undefined }, refused('unknown'), refused('away')],
    clearFinder: [{ output: undefined }, refused('away')],
  },
  watches: ['watchReturn', 'watchDevice'],
  // What is answered here follows from how much: two ways to one configuration leave the same on the page.
  project: ({ answers, unsent, ...context }) => ({
    ...context,
    answered: finderParts.map((part) => countIn(answers, part)),
    isOutdated: answers.values.includes(FORMER),
    unsent: unsent.length,
  }),
} satisfies ModelFor<typeof careerFinderMachine>;

/** Configurations beyond this only repeat one another. */
const limit = 900;
/** Steps after which a path may end. */
const length = 18;

/** The paths through the career finder. */
export function walkOfFinder(): Walk {
  const exploration = explore(careerFinderMachine, { ...walkModel, limit });
  const avoid = avoided(exploration);
  const { paths } = cover(exploration, { avoid });
  return { exploration, paths: inPieces(exploration, paths, { avoid, length }), before: 0 };
}
