import { expect } from 'vitest';
import type { togaMachine } from '../../../machines/toga/toga.machine.ts';
import type { TogaEvent, TogaInput } from '../../../machines/toga/toga.types.ts';
import { paths } from '../../../src/kit/paths.ts';
import type { ActorsOf, Exploration, Gesture, Stage } from 'xstate-paths';
import { awaiting } from '../../models/toga/toga.fixtures.ts';
import { heading } from '../../support/checkout-pages.ts';
import { useTogas } from '../../support/use-togas.ts';
import { wordsOf } from '../../support/words.ts';
import { come, connect } from '../walking/coming.ts';
import {
  arranging,
  arrangingWrite,
  countWrites,
  type Hearing,
  hearWrite,
  nothingHeard,
  online,
} from '../walking/hearing.ts';
import { contextsOf, outputsOf } from '../walking/outcome.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import { expectPage, gestures, payOn, refusalOf, segments } from './gestures.ts';
import { createWorld, type World } from './world.ts';

type Actors = ActorsOf<typeof togaMachine>;
/** Everything that happens to a rental, by the name of its gesture. */
type WalkName = TogaEvent['type'] | keyof Actors;

/** One graduate's way through one path. */
export type Visit = Hearing & {
  window: Window;
  db: ReturnType<typeof useTogas>['db'];
  world: World;
  /** The address at which the page is opened, once the world is ready for it; null after it was opened. */
  address: string | null;
};

const t = wordsOf('en');
const outputOf = outputsOf<typeof togaMachine>();
const contextAt = contextsOf<typeof togaMachine>();

/** Opens the page when the world is ready for it. */
const openPage: Gesture<Visit> = async (visit, step) => {
  const { address } = visit;
  visit.address = null;
  if (address !== null) await come(visit, address, refusalOf(step), t('togas:pieces.heading'));
};

const hear: Gesture<Visit> = (visit, _step, coming) => hearWrite(visit, coming);

/** The slot goes back to the others once nobody can pay for it any more. */
const hearEnd: Gesture<Visit> = async (visit, step, coming) => {
  await hearWrite(visit, coming);
  if (refusalOf(step) === 'holdOver') await visit.world.giveUp();
};

/** Waits for the provider's page. Other tests make the provider unavailable for a moment: then the graduate presses again. */
async function seeProvider({ page }: Visit): Promise<void> {
  const away = page.getByText(t('togas:problems.away.title'));
  const isThere = async () => {
    if (await away.isVisible()) await payOn(page);
    return page.getByRole('heading', { level: 1, name: 'Pay by test card' }).isVisible();
  };
  await expect.poll(isThere).toBe(true);
}

const arrangeBooking = arrangingWrite<Visit>(async (visit, step) => {
  const { world } = visit;
  await connect(visit, refusalOf(step));
  switch (refusalOf(step)) {
    case 'slotGone':
      await world.take(world.chosenSlot);
      break;
    case 'invalid':
      await world.runOut();
      break;
    case 'outdated':
      await world.bringTo(awaiting);
      break;
    default:
      await world.restock();
  }
});

const arrangeEnd = arrangingWrite<Visit>(async (visit, step) => {
  await connect(visit, refusalOf(step));
  if (refusalOf(step) === 'holdOver') await visit.world.endHold('now');
  if (refusalOf(step) === 'outdated') await visit.world.bringTo({ ...awaiting, state: 'booked' });
});

const endPayment: Gesture<Visit> = async (visit, step) => {
  const { world } = visit;
  await online(visit);
  switch (outputOf(step, 'payment')?.end) {
    case 'paid':
      return world.pay();
    case 'declined':
      return world.payByDeclinedCard();
    case 'late':
      return world.payTooLate();
    case 'over':
      return world.giveUp();
    case 'signedOut':
      await world.signOutEverywhere();
      break;
    default:
  }
};

/** Opens a browser for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Stage<Visit, WalkName> {
  const togas = useTogas();
  const openWindow = useWindows(togas.urls[0], { keepsFiles: true });
  return (exploration) => ({
    open: async (start) => {
      const { wanted, chosen, returned } = start.input as TogaInput;
      const world = await createWorld(togas);
      const window = await openWindow(world.token);
      const { page } = window;
      const address =
        returned === null
          ? paths.bookToga(segments[wanted ?? 'pieces'])
          : paths.togaReturn(await world.bringTo(awaiting), returned.from);
      const visit: Visit = { page, window, db: togas.db, world, address, ...nothingHeard() };
      countWrites(visit, /^\/api\/toga-fitting\//);
      if (chosen.pieces.length > 0) {
        // Any page of the portal: its storage is what counts.
        await page.goto('/robots.txt');
        const kept = { pieces: chosen.pieces, occurrence: chosen.occurrence && world.nextSlot() };
        await page.evaluate((value) => sessionStorage.setItem('toga:chosen', value), JSON.stringify(kept));
      }
      return visit;
    },
    gestures: {
      ...gestures,
      readStanding: openPage,
      bookFitting: hear,
      payTogaRental: async (visit, step, coming) => {
        await hearEnd(visit, step, coming);
        if (refusalOf(step) === undefined) await seeProvider(visit);
      },
      cancelTogaRental: hear,
      // The page comes back to the last moments of the hold: it need not be waited for.
      waitForExpiry: async ({ page, world }) => {
        await world.endHold('soon');
        await page.reload();
        await heading(page, t('togas:fitting.heading'));
        await world.giveUp();
      },
      payment: endPayment,
      watchSession: () => Promise.reject(new Error('It never ends.')),
    },
    arrange: {
      readStanding: arranging<Visit>(async (visit, step) => {
        if (visit.address === null) await connect(visit, refusalOf(step));
        const found = outputOf(step, 'readStanding');
        await visit.world.bringTo(found?.rental ?? null);
      }),
      bookFitting: arrangeBooking,
      payTogaRental: arrangeEnd,
      cancelTogaRental: arrangeEnd,
    },
    expectState: async (visit, leaves, taken) => {
      const context = taken === null ? null : contextAt(exploration, taken.to);
      // Whoever has just gone to pay is at the provider's page.
      if (visit.address === null && context?.ordered !== true) await expectPage(visit.page, leaves, context);
    },
    picture: ({ page }, name) => takePicture(page, name),
    close: async ({ window, world }) => {
      await world.restock();
      await world.giveUp();
      await world.close();
      await window.close();
    },
  });
}
