import { inject } from 'vitest';
import type { CheckoutInput } from '../../../machines/checkout/checkout.types.ts';
import type { Exploration, Stage as Replaying } from 'xstate-paths';
import { checkoutOf } from '../../support/checkout-pages.ts';
import { type Stage, useStage } from '../../support/use-stage.ts';
import { countWrites, nothingHeard } from '../walking/hearing.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';
import { gesturesOf, handMade } from './gestures.ts';
import { openingOf } from './opening.ts';
import { readsHeard } from './reads.ts';
import { expectState } from './expectations.ts';
import { stageMember, stageVenue } from './venue.ts';
import { dateOf, type Visit, type WalkName } from './visit.ts';
import { createWorld, type Portal } from './world.ts';
import { writesArranged, writesHeard } from './writes.ts';

type Settings = { portal: Portal; stage: Stage; openWindow: (token: string) => Promise<Window> };

/** Opens a browser for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Replaying<Visit, WalkName> {
  const portal = inject('portal');
  const settings = { portal, stage: useStage(), openWindow: useWindows(portal.urls[0]) };
  return (exploration) => harnessFor(exploration, settings);
}

/** The real portal in a real browser, with an event and a buyer for each path. */
function harnessFor(exploration: Exploration, { portal, stage, openWindow }: Settings): Replaying<Visit, WalkName> {
  const opening = openingOf(exploration);
  return {
    open: async ({ input }) => {
      const [venue, buyer] = await Promise.all([stageVenue(stage), stageMember(stage)]);
      const window = await openWindow(buyer.token);
      const { occurrenceId, isBeyondVisitors } = input as CheckoutInput;
      const date = dateOf(occurrenceId);
      const visit: Visit = {
        page: window.page,
        window,
        world: createWorld(portal, stage, venue, buyer),
        venue,
        buyer,
        date,
        address: `${checkoutOf(venue.dates[date])}${isBeyondVisitors === true ? '/check' : ''}`,
        ...nothingHeard(),
      };
      countWrites(visit, /^\/api\/bookings/);
      return visit;
    },
    gestures: {
      ...gesturesOf(exploration),
      ...readsHeard,
      ...writesHeard,
      openOccurrence: opening.gesture,
      changeCode: handMade,
      payApart: handMade,
      holdWithCode: handMade,
    },
    arrange: { ...writesArranged, openOccurrence: opening.arrange },
    expectState,
    picture: ({ page }, name) => takePicture(page, name),
    close: async ({ window, world }) => {
      await world.queue.letGo();
      await window.close();
    },
  };
}
