import { inject } from 'vitest';
import type { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import type { InterviewEvent, InterviewInput } from '../../../machines/interview/interview.types.ts';
import { paths } from '../../../src/kit/paths.ts';
import type { ActorsOf, Exploration, Gesture, Stage as Replaying } from 'xstate-paths';
import { useStage } from '../../support/use-stage.ts';
import { wordsOf } from '../../support/words.ts';
import { come, connect } from '../walking/coming.ts';
import { arranging, arrangingWrite, countWrites, type Hearing, hearWrite, nothingHeard } from '../walking/hearing.ts';
import { contextsOf, outputsOf } from '../walking/outcome.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import { expectPage, gestures, refusalOf } from './gestures.ts';
import { COMPANY, createWorld, type World } from './world.ts';

type Actors = ActorsOf<typeof interviewMachine>;
/** Everything that happens to an interview, by the name of its gesture. */
type WalkName = InterviewEvent['type'] | keyof Actors;

/** One student's way through one path. */
export type Visit = Hearing & {
  window: Window;
  world: World;
  /** The address at which the page is opened, once the world is ready for it; null after it was opened. */
  address: string | null;
  cv: { id: string; name: string };
};

const t = wordsOf('en');
const none = { interview: null, free: 5 };
const outputOf = outputsOf<typeof interviewMachine>();
const contextAt = contextsOf<typeof interviewMachine>();

/** Opens the page when the world is ready for it. */
const openPage: Gesture<Visit> = async (visit, step) => {
  const { address } = visit;
  visit.address = null;
  if (address !== null) await come(visit, address, refusalOf(step), t('interviews:when.heading'));
};

const hear: Gesture<Visit> = (visit, _step, coming) => hearWrite(visit, coming);

const arrangeWrite = arrangingWrite<Visit>(async (visit, step, coming) => {
  const { world, cv } = visit;
  await connect(visit, refusalOf(step));
  switch (refusalOf(step)) {
    case undefined:
      await world.clearTheWay();
      break;
    case 'outdated':
      // What the page then reads is arranged by that reading; at the end of a path nobody reads.
      if (coming.at(-1) === step) await world.bringTo(none);
      break;
    case 'holdOver':
      if (step?.stimulus.kind === 'actor' && step.stimulus.src === 'cancelInterview') await world.replaceHold();
      else await world.endHold('now');
      break;
    case 'cvGone':
      await world.deleteCv(cv.id);
      visit.cv = world.cvs.find(({ id }) => id !== cv.id) ?? cv;
      break;
    default:
  }
});

/** Opens a browser for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Replaying<Visit, WalkName> {
  const [url] = inject('portal').urls;
  const { db } = useStage();
  const openWindow = useWindows(url, { keepsFiles: true });
  return (exploration) => ({
    open: async (start) => {
      const { wanted, chosen } = start.input as InterviewInput;
      const world = await createWorld(url, db);
      const window = await openWindow(world.token);
      const { page } = window;
      const [cv = { id: '', name: '' }] = world.cvs;
      const address = paths.interview(COMPANY, wanted === 'when' || wanted === null ? '' : wanted);
      const visit: Visit = { page, window, world, address, cv, ...nothingHeard() };
      countWrites(visit, /^\/api\/careers\/interviews/);
      if (chosen.half !== null) {
        const kept = { half: { date: world.date, part: 'morning' }, cv: chosen.cv === null ? null : cv.id };
        await page.addInitScript(
          ([key, value]) => {
            // Once: a reload finds what the page itself has kept.
            if (sessionStorage.getItem('staged') === null) sessionStorage.setItem(key, value);
            sessionStorage.setItem('staged', 'yes');
          },
          [`interview:${COMPANY}`, JSON.stringify(kept)] as const,
        );
      }
      return visit;
    },
    gestures: {
      ...gestures,
      readStanding: openPage,
      holdInterview: hear,
      moveInterview: hear,
      confirmInterview: hear,
      cancelInterview: hear,
      // The page comes back to the last moments of the hold: it need not be waited for.
      waitForExpiry: async ({ page, world }) => {
        await world.endHold('soon');
        await page.reload();
      },
      watchSession: () => Promise.reject(new Error('It never ends.')),
    },
    arrange: {
      readStanding: arranging<Visit>(async (visit, step) => {
        const { interview: former, cv } = contextAt(exploration, step.from);
        if (visit.address === null) await connect(visit, refusalOf(step));
        const found = outputOf(step, 'readStanding');
        // After the session alone was lost, it is the same interview.
        if (found !== undefined && (former === null || cv === null)) await visit.world.bringTo(found);
        else if (found === undefined) await visit.world.bringTo(none);
      }),
      holdInterview: arrangeWrite,
      moveInterview: arrangeWrite,
      confirmInterview: arrangeWrite,
      cancelInterview: arrangeWrite,
    },
    expectState: async (visit, leaves, taken) => {
      if (visit.address === null)
        await expectPage(visit.page, leaves, taken === null ? null : contextAt(exploration, taken.to));
    },
    picture: ({ page }, name) => takePicture(page, name),
    close: ({ window }) => window.close(),
  });
}
