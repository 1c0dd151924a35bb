import { expect, it } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { journeys } from '../../models/checkout/checkout.model.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable } from './unwalkable.ts';
import { walksOfCheckout } from './walks.ts';

const { onField, inHall } = walksOfCheckout();

it('walks a chart that does what is written down by hand: a generated walk follows a wrong target without complaint', () => {
  expect(brokenJourneys({ machine: checkoutMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(checkoutMachine, [onField, inHall], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('booking where people sit freely', onField, useHarness());
