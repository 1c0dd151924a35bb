import { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import {
  type FinderContext,
  type FinderStep,
  finderSteps,
  type Kept,
} from '../../../machines/career-finder/career-finder.types.ts';
import { finderParts, noAnswers } from '../../../machines/career-finder/answers.ts';
import { createFlow } from '../../kit/flow/create-flow.tsx';
import { finderPaths, segments } from './finder-paths.ts';
import type { Catalogue } from './career-finder.queries.ts';

/** The step at the end of an address; the overview if it names none. */
export const stepAt = (segment: string): FinderStep =>
  finderSteps.find((step) => segments[step] === segment) ?? 'overview';

/** Everything that can be answered. */
interface Given {
  catalogue: Catalogue;
}

/** The career finder, each part at its own address; while it opens, the address stays the same. */
export const careerFinder = createFlow<typeof careerFinderMachine, Given>({
  machine: careerFinderMachine,
  steps: finderSteps,
  addressOf: ({ screen, step }) => (screen === step ? finderPaths.part(segments[step]) : null),
});

export const { BackTo, TryAgain, useCan, useFact, useGiven, useMeta, useSend } = careerFinder;

const REFERENCE = 'userReference';
const ANSWERS = 'careerFinder';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the reference and every answer on this device; nothing once all is cleared. */
function keepOnDevice(store: Store, { reference, answers, unsent, lastPart }: FinderContext): void {
  try {
    if (reference === null) store.removeItem(REFERENCE);
    else store.setItem(REFERENCE, reference);
    if (answers === noAnswers) store.removeItem(ANSWERS);
    else store.setItem(ANSWERS, JSON.stringify({ answers, unsent, lastPart }));
  } catch {
    // Private browsing or a full disk: the server has what was sent.
  }
}

/**
 * Returns a function that keeps each change of this tab on the device; `last` is what it began with. A tab that has changed nothing keeps
 * nothing: another one may have gone on.
 */
export function keeperOn(store: Store, last: Kept): (context: FinderContext) => void {
  let before = last;
  return (context) => {
    const { reference, answers, unsent, lastPart } = before;
    const isSame =
      context.reference === reference &&
      context.answers === answers &&
      context.unsent === unsent &&
      context.lastPart === lastPart;
    if (isSame) return;
    before = context;
    keepOnDevice(store, context);
  };
}

/** The answers kept on this device; nothing if they can't be read. */
export function readFromDevice(store: Store): Kept {
  const none: Kept = { reference: null, answers: noAnswers, unsent: [], lastPart: null };
  try {
    const reference = store.getItem(REFERENCE);
    const { answers, unsent, lastPart } = fieldsOf(JSON.parse(store.getItem(ANSWERS) ?? '{}'));
    const of = fieldsOf(answers);
    const numbers = Object.entries(fieldsOf(of['personality'])).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    return {
      reference,
      answers:
        answers === undefined
          ? noAnswers
          : {
              personality: Object.fromEntries(numbers),
              interests: textsIn(of['interests']),
              pleasures: textsIn(of['pleasures']),
              activities: textsIn(of['activities']),
              values: textsIn(of['values']),
            },
      unsent: textsIn(unsent).flatMap((each) => finderParts.filter((part) => part === each)),
      lastPart: finderParts.find((part) => part === lastPart) ?? null,
    };
  } catch {
    return none;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
