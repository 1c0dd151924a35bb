import { expect, it } from 'vitest';
import { rentalRequestMachine } from '../../../machines/rental-request/rental-request.machine.ts';
import { journeys } from '../../models/rental-request/rental-request.model.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable, walkOfHire } from './walk.model.ts';

const walk = walkOfHire();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: rentalRequestMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart', () => {
  expect(leftOut(rentalRequestMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('a hire', walk, useHarness());
