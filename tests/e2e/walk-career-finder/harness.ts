import { expect, inject } from 'vitest';
import { type FinderAnswers, pickLimits } from '../../../machines/career-finder/answers.ts';
import type { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import type {
  FinderContext,
  FinderEvent,
  FinderFailure,
  FinderInput,
} from '../../../machines/career-finder/career-finder.types.ts';
import { finderPaths, segments } from '../../../src/features/career-finder/finder-paths.ts';
import type { ActorsOf, Arc, Exploration, Gesture, Stage } from 'xstate-paths';
import { finderAt } from '../../support/finding.ts';
import {
  arranging,
  arrangingWrite,
  countWrites,
  type Hearing,
  hearWrite,
  lookOnline,
  nothingHeard,
  offline,
  online,
} from '../walking/hearing.ts';
import { contextsOf, errorOf } from '../walking/outcome.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import { expectPage, gestures } from './gestures.ts';
import { stagedFor, whole } from './walk.model.ts';

type Finder = ReturnType<typeof finderAt>;
/** Everything that happens to a career finder, by the name of its gesture. */
type WalkName = FinderEvent['type'] | keyof ActorsOf<typeof careerFinderMachine>;

/** One person's way through one path. */
export type Visit = Hearing & {
  window: Window;
  finder: Finder;
  /** The addresses with which the page starts, once the world is ready: with the link, and without it. Null after it was opened. */
  address: { linked: string; plain: string } | null;
  /** The reference that the page opens: the link's while there is one. */
  opens: string | null;
};

const contextAt = contextsOf<typeof careerFinderMachine>();

const refusalOf = (step: Arc): FinderFailure['code'] | undefined => (errorOf(step) as FinderFailure | undefined)?.code;

/** Saves these answers on the server, and returns their reference. */
async function stage({ answer, pick }: Finder, answers: FinderAnswers): Promise<string> {
  const user_reference = await answer({ ...answers.personality });
  for (const part of ['interests', 'pleasures', 'activities', 'values'] as const) {
    const unfinished = answers[part].length < pickLimits[part].least;
    if (answers[part].length > 0) await pick[part]([...answers[part]], { user_reference, unfinished });
  }
  return user_reference;
}

const clearOnServer = async ({ client }: Finder, user_reference: string | null) => {
  if (user_reference !== null) await client.POST('/career-finder/clear', { body: { user_reference } });
};

const referenceOn = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('userReference'));

/** Prepares the network, and the answers' end on the server, for the end of a call. */
async function connect(visit: Visit, step: Arc): Promise<void> {
  if (refusalOf(step) === 'away') return offline(visit);
  if (refusalOf(step) !== 'unknown') return online(visit);
  await lookOnline(visit);
  await clearOnServer(visit.finder, await referenceOn(visit));
}

/** Opens the page, without a network if the path says so: the device has kept it since an earlier visit. */
const openPage: Gesture<Visit> = async (visit, step) => {
  const { page, address } = visit;
  visit.address = null;
  if (address === null) return;
  const isAway = refusalOf(step) === 'away';
  await page.goto(isAway ? address.plain : address.linked);
  if (!isAway) return;
  const isKept = () => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  await expect.poll(isKept).toBe(true);
  await offline(visit);
  // A followed link alone changes nothing but the fragment: the page reloads itself.
  if (address.linked.includes('#')) await page.goto(address.linked);
  else await page.reload();
};

const hear: Gesture<Visit> = (visit, _step, coming) => hearWrite(visit, coming);

/** Opens a browser for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Stage<Visit, WalkName> {
  const [url] = inject('portal').urls;
  const openWindow = useWindows(url);
  const finder = finderAt(url);
  return (exploration) => ({
    open: async (start) => {
      const input = start.input as FinderInput;
      const window = await openWindow(null);
      const { page } = window;
      const plain = finderPaths.part(segments[input.wanted]);
      const visit: Visit = { page, window, finder, opens: null, address: null, ...nothingHeard() };
      countWrites(visit, /^\/api\/career-finder\//);
      const own = input.kept.reference === null ? null : await stage(finder, stagedFor(input));
      const sent = input.link === null ? null : await stage(finder, whole);
      if (own !== null) {
        // Any page of the portal: its storage is what counts.
        await page.goto('/robots.txt');
        const { reference: _, ...kept } = input.kept;
        await page.evaluate(
          ([reference, answers]) => {
            localStorage.setItem('userReference', reference ?? '');
            localStorage.setItem('careerFinder', answers ?? '');
          },
          [own, JSON.stringify(kept)],
        );
      }
      visit.opens = sent ?? own;
      if (visit.opens === null) await page.goto(plain);
      else visit.address = { plain, linked: sent === null ? plain : finderPaths.resume(sent) };
      return visit;
    },
    gestures: {
      ...gestures,
      openFinder: openPage,
      saveAnswers: async (visit, step, coming) => {
        await hearWrite(visit, coming);
        if (refusalOf(step) === undefined) await expectSaved(visit, contextAt(exploration, step.to));
      },
      awaitNetwork: online,
      restartFinder: hear,
      clearFinder: hear,
    },
    arrange: {
      openFinder: arranging<Visit>(async (visit, step) => {
        if (visit.address === null) await connect(visit, step);
        if (refusalOf(step) === 'unknown') await clearOnServer(visit.finder, visit.opens);
      }),
      saveAnswers: arrangingWrite<Visit>(async (visit, step) => {
        // A page that is still to be opened sends what it has kept by itself.
        if (visit.address === null) await connect(visit, step);
      }),
      restartFinder: arrangingWrite<Visit>(connect),
      clearFinder: arrangingWrite<Visit>(connect),
    },
    expectState: async (visit, leaves, taken) => {
      if (visit.address === null)
        await expectPage(visit.page, leaves, taken === null ? null : contextAt(exploration, taken.to));
    },
    picture: ({ page }, name) => takePicture(page, name),
    close: ({ window }) => window.close(),
  });
}

/** Fails unless the server has the answers that the chart says it has. */
async function expectSaved(visit: Visit, { answers }: FinderContext): Promise<void> {
  const reference = (await referenceOn(visit)) ?? '';
  const saved = async () => {
    const data = (await visit.finder.answersOf(reference)).data?.data;
    const personality = data?.user_answer_selections.map(({ question, answer }) => [question, answer]) ?? [];
    return {
      personality: Object.fromEntries(personality),
      interests: data?.career_sectors_selected,
      pleasures: data?.pleasures_selected,
      activities: data?.activities_selected,
      values: data?.core_values_selected,
    };
  };
  await expect.poll(saved).toEqual(answers);
}
