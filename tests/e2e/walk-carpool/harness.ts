import { expect } from 'vitest';
import type { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import type { CarpoolEvent, CarpoolInput } from '../../../machines/carpool/carpool.types.ts';
import { paths } from '../../../src/kit/paths.ts';
import type { ActorsOf, Exploration, Gesture, Stage } from 'xstate-paths';
import { useOwnPortal } from '../../support/own-portal.ts';
import { open, settles } from '../../support/settles.ts';
import { connect, leaveAndComeBack } from '../walking/coming.ts';
import { arrangingWrite, countWrites, type Hearing, hearWrite, nothingHeard, online } from '../walking/hearing.ts';
import { contextsOf, outputsOf } from '../walking/outcome.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import { expectPage, gestures, refusalOf } from './gestures.ts';
import { createWorld, days, EVENING, KEPT_SPACE, type World } from './world.ts';

type Actors = ActorsOf<typeof carpoolMachine>;
/** Everything that happens to a booking, by the name of its gesture. */
type WalkName = CarpoolEvent['type'] | keyof Actors;

/** One driver's way through one path. */
export type Visit = Hearing & {
  window: Window;
  world: World;
  /** The address at which the page is opened; null after it was opened. */
  address: string | null;
  /** False while the page has to be opened, or come back to, once the world is ready for it. */
  isOpen: boolean;
  /** The space chosen last, by its name in the plan, and the number of choices. */
  space: string;
  choices: number;
};

const outputOf = outputsOf<typeof carpoolMachine>();
const contextAt = contextsOf<typeof carpoolMachine>();

/** Hears the answer to a call; the network is back then. */
const hear: Gesture<Visit> = async (visit, _step, coming) => {
  await hearWrite(visit, coming);
  await online(visit);
};

/** Opens the page, or hears that it asked again. Nothing is refused at the first opening: that happens to whoever comes back. */
const openPage: Gesture<Visit> = async (visit, step, coming) => {
  const { page, address, isOpen, writes } = visit;
  visit.isOpen = true;
  visit.address = null;
  if (isOpen) return hear(visit, step, coming);
  if (address !== null) await open(page, address);
  if (refusalOf(step) === undefined) return;
  await settles(page);
  const { heard } = writes;
  await leaveAndComeBack(page, () => connect(visit, refusalOf(step)));
  await expect.poll(() => writes.heard).toBeGreaterThan(heard);
  await online(visit);
};

/** Saves a choice in the tab, as a visit before this one would have. */
async function keepChoice({ page, world }: Visit, { kept }: CarpoolInput): Promise<void> {
  if (kept === null) return;
  // Any page of the portal: its storage is what counts.
  await page.goto('/robots.txt');
  const choice = {
    date: days[kept.date ?? ''],
    passengers: kept.passengers.map(({ id }) => ({ id: world.rider(id).id, name: world.rider(id).name })),
    space: KEPT_SPACE,
  };
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [`carpool ${world.driverId}`, JSON.stringify(choice)],
  );
}

/** Opens a browser and a portal for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Stage<Visit, WalkName> {
  const portal = useOwnPortal({ from: EVENING, withSite: true });
  const openWindow = useWindows(() => portal().url(), { keepsFiles: true });

  return (exploration) => {
    const arrangeReading = arrangingWrite<Visit>(async (visit, step) => {
      const { world } = visit;
      const { wanted } = contextAt(exploration, step.from);
      const found = outputOf(step, 'readStanding');
      await world.clearTheWay({ hasAccepted: found?.hasAccepted ?? wanted !== 'rules' });
      if (found?.hasPermit === false) await world.endPermit();
      if (found?.hasDates === false) await world.closeAll();
      if (visit.isOpen) await connect(visit, refusalOf(step));
    });

    const arrangeWrite = arrangingWrite<Visit>(async (visit, step) => {
      const { world, space } = visit;
      const { date, passengers, hasAccepted } = contextAt(exploration, step.from);
      const day = days[date ?? ''] ?? '';
      await world.clearTheWay({ hasAccepted });
      switch (refusalOf(step)) {
        case 'noSpaces':
          await world.fill(day);
          break;
        case 'tooLate':
          await world.passMidnight();
          break;
        case 'alreadyRiding':
          await world.takeAlong(day, world.driverId);
          break;
        case 'spaceTaken':
          await world.take(day, space);
          break;
        case 'passengerGone':
          await world.takeAlong(day, world.rider(passengers[0]?.id ?? '').id);
          break;
        case 'notAccepted':
          await world.clearTheWay({ hasAccepted: false });
          break;
        case 'noPermit':
          await world.endPermit();
          break;
        default:
      }
      await connect(visit, refusalOf(step));
    });

    return {
      open: async (start) => {
        const input = start.input as CarpoolInput;
        const world = await createWorld(portal());
        const window = await openWindow(world.token);
        const { page } = window;
        const address = paths.carpoolBook(input.wanted ?? undefined);
        const visit: Visit = {
          page,
          window,
          world,
          address,
          isOpen: false,
          space: KEPT_SPACE,
          choices: 0,
          ...nothingHeard(),
        };
        countWrites(visit, /^\/api\/carpool\/(available-parking|book|message)/, /^\/api\/parking-permit\/status$/);
        await keepChoice(visit, input);
        return visit;
      },
      gestures: {
        ...gestures,
        readStanding: openPage,
        checkDate: hear,
        acceptRules: hear,
        bookCarpool: hear,
        watchSession: () => Promise.reject(new Error('It never ends.')),
      },
      arrange: {
        readStanding: arrangeReading,
        checkDate: arrangeWrite,
        acceptRules: arrangeWrite,
        bookCarpool: arrangeWrite,
      },
      expectState: async (visit, leaves, taken) => {
        if (visit.isOpen) await expectPage(visit, leaves, taken && contextAt(exploration, taken.to));
      },
      picture: ({ page }, name) => takePicture(page, name),
      close: ({ window }) => window.close(),
    };
  };
}
