import { and, assertEvent, assign, not, setup, stateIn } from 'xstate';
import { mustBeProvided, mustWatch, refusalsAs } from '../flow/setup.ts';
import {
  canPick,
  countIn,
  type FinderAnswers,
  type FinderPart,
  finderParts,
  isPartDone,
  nextPart,
  noAnswers,
  pickLimits,
  type PickPart,
} from './answers.ts';
import type {
  FinderContext,
  FinderEvent,
  FinderFailure,
  FinderInput,
  FinderMeta,
  FinderStep,
  FinderTag,
  Kept,
  Opened,
} from './career-finder.types.ts';

type Sent = { reference: string; part: FinderPart; answers: FinderAnswers };

const { failureOf, failedWith } = refusalsAs<FinderFailure>();

/** The page on which a part is answered. */
const stepOf = (part: FinderPart): FinderStep => (part === 'personality' ? 'questions' : part);
const isDone = ({ answers, questions }: FinderContext, part: FinderPart) => isPartDone(answers, part, questions);
const isComplete = ({ answers, questions }: FinderContext) => nextPart(answers, questions) === null;
/**
 * Answers from elsewhere, overridden by this tab's unsent parts. `personality` is merged statement by statement: one that only they have
 * answered stays answered.
 */
const withOwn = ({ answers: own, unsent }: Kept, theirs: FinderAnswers): FinderAnswers => ({
  ...theirs,
  ...Object.fromEntries(unsent.map((part) => [part, own[part]])),
  personality: { ...theirs.personality, ...(unsent.includes('personality') && own.personality) },
});
const withPart = (unsent: readonly FinderPart[], part: FinderPart) => [...unsent.filter((each) => each !== part), part];

/** The step at which somebody goes on: in the part they left, else in the next one that lacks something, else with the report. */
function onward(context: FinderContext): FinderStep {
  const { lastPart, answers, questions } = context;
  if (lastPart !== null && !isDone(context, lastPart)) return stepOf(lastPart);
  const next = nextPart(answers, questions);
  return next === null ? 'report' : stepOf(next);
}

/** The step that another device goes on with: the part that was left, for as long as more can be picked there. */
function leftAt(context: FinderContext): FinderStep {
  const { lastPart: part, answers } = context;
  const hasRoom = part === 'activities' && countIn(answers, part) < pickLimits[part].most;
  return part !== null && hasRoom && nextPart(answers, context.questions) !== null ? stepOf(part) : onward(context);
}

/** The career finder's setup: its actors, which the app provides, and the guards and actions that its chart names. */
export const finderSetup = setup({
  types: {
    context: {} as FinderContext,
    events: {} as FinderEvent,
    input: {} as FinderInput,
    tags: {} as FinderTag,
    meta: {} as FinderMeta,
  },
  actors: {
    openFinder: mustBeProvided<Opened, { reference: string }>('openFinder'),
    /** Sends a part as it stands; without a reference, the server makes one. */
    saveAnswers: mustBeProvided<Sent, { reference: string | null; part: FinderPart; answers: FinderAnswers }>(
      'saveAnswers',
    ),
    /** Comes to its end when it is worth trying again: the network is back, or some time has passed. */
    awaitNetwork: mustBeProvided<void>('awaitNetwork'),
    restartFinder: mustBeProvided<void, { reference: string | null }>('restartFinder'),
    clearFinder: mustBeProvided<void, { reference: string | null }>('clearFinder'),
    watchReturn: mustWatch('watchReturn'),
    /** Sends `device.read` whenever another tab may have changed what this device keeps. */
    watchDevice: mustWatch('watchDevice'),
  },
  guards: {
    hasReference: ({ context }) => context.link !== null || context.reference !== null,
    isLinkUnknown: ({ context, event }) => context.link !== null && failedWith(event, 'unknown'),
    isLinkUnread: ({ context }) => context.link !== null,
    isUnknown: ({ event }) => failedWith(event, 'unknown'),
    isOutdated: ({ event }) => failedWith(event, 'outdated'),
    shows: ({ context }, step: FinderStep) => context.wanted === step && (step !== 'report' || isComplete(context)),
    canOpen: ({ context, event }) => {
      assertEvent(event, 'step.open');
      return event.step !== 'report' || isComplete(context);
    },
    canAnswer: ({ event }) => {
      assertEvent(event, 'question.answer');
      return event.answer >= 1 && event.answer <= 5;
    },
    canPick: ({ event }, part: PickPart) => {
      assertEvent(event, 'picks.change');
      return canPick(part, event.picks);
    },
    isDone: ({ context }, part: FinderPart) => isDone(context, part),
    // A save under way could come after the clearing.
    canClear: and([
      // An earlier report alone is something to clear.
      ({ context: { reference, answers } }) =>
        reference !== null || finderParts.some((part) => countIn(answers, part) > 0),
      not(stateIn('#career-finder.sending.sending')),
    ]),
    isComplete: ({ context }) => isComplete(context) && context.unsent.length === 0,
    isUnfinished: ({ context }) => !isComplete(context),
    isGone: ({ context }) => context.isGone,
    canLook: and([
      ({ context }) => context.isOpen && context.reference !== null,
      not(stateIn('#career-finder.shown.restarting')),
    ]),
    // The device keeps one career finder. With nothing kept it was cleared, which the server knows better; and what waits to be sent under
    // one reference belongs to no other.
    canTakeKept: and([
      ({ context: { isOpen, reference, unsent }, event }) => {
        assertEvent(event, 'device.read');
        const { kept } = event;
        if (!isOpen || (kept.reference === null && kept.unsent.length === 0)) return false;
        return kept.reference === reference || reference === null || (kept.reference !== null && unsent.length === 0);
      },
      not(stateIn('#career-finder.shown.restarting')),
    ]),
    mustSend: ({ context }) => context.isOpen && context.unsent.length > 0,
  },
  actions: {
    // What this device has not sent yet is newer than what the server has.
    takeOpened: assign(({ context }, { reference, answers, lastPart, earlier }: Opened) => {
      const unsent = context.link === null || context.link === context.reference ? context.unsent : [];
      const newest = unsent.at(-1) ?? lastPart;
      const now = { ...context, answers: withOwn({ ...context, unsent }, answers), lastPart: newest };
      const wanted = context.link === null ? context.wanted : leftAt(now);
      return { ...now, reference, unsent, earlier, wanted, link: null };
    }),
    takeKept: assign(({ context, event }) => {
      assertEvent(event, 'device.read');
      const { reference, answers, unsent, lastPart } = event.kept;
      return {
        reference: reference ?? context.reference,
        answers: withOwn(context, answers),
        unsent: [...unsent.filter((part) => !context.unsent.includes(part)), ...context.unsent],
        lastPart: context.unsent.at(-1) ?? lastPart,
      };
    }),
    forgetLink: assign({ link: null }),
    open: assign({ isOpen: true }),
    close: assign({ isOpen: false }),
    lose: assign({ isOpen: false, isGone: true }),
    want: assign(({ event }) => {
      assertEvent(event, 'step.open');
      return { wanted: event.step };
    }),
    wantOnward: assign(({ context }) => ({ wanted: onward(context) })),
    wantOverview: assign({ wanted: 'overview' as const }),
    answer: assign(({ context: { answers, unsent }, event }) => {
      assertEvent(event, 'question.answer');
      const personality = { ...answers.personality, [event.question]: event.answer };
      return {
        answers: { ...answers, personality },
        unsent: withPart(unsent, 'personality'),
        lastPart: 'personality' as const,
      };
    }),
    pick: assign(({ context: { answers, unsent }, event }, part: PickPart) => {
      assertEvent(event, 'picks.change');
      return { answers: { ...answers, [part]: event.picks }, unsent: withPart(unsent, part), lastPart: part };
    }),
    // Changes made during a save are still to be sent, and so is anything saved under a reference that another tab has replaced.
    takeSent: assign(({ context }, { reference, part, answers }: Sent) => {
      if (context.reference !== null && context.reference !== reference) return {};
      const isSame = context.answers[part] === answers[part];
      return { reference, unsent: isSame ? context.unsent.filter((each) => each !== part) : context.unsent };
    }),
    // Its answers are given again, from the content as it is now.
    dropFirstUnsent: assign(({ context: { answers, unsent } }) => {
      const [part, ...rest] = unsent;
      return part === undefined ? {} : { unsent: rest, answers: { ...answers, [part]: noAnswers[part] } };
    }),
    sendAllAgain: assign(({ context: { answers } }) => ({
      reference: null,
      earlier: 0,
      isGone: false,
      unsent: finderParts.filter((part) => countIn(answers, part) > 0),
    })),
    beginAgain: assign(({ context }) => ({ answers: noAnswers, lastPart: null, earlier: context.earlier + 1 })),
    forgetEverything: assign({
      reference: null,
      answers: noAnswers,
      unsent: [],
      lastPart: null,
      earlier: 0,
      isGone: false,
      notice: 'cleared' as const,
    }),
    clearNotice: assign({ notice: null }),
    note: assign(({ event }) => ({ notice: failureOf(event)?.code ?? ('away' as const) })),
  },
});
