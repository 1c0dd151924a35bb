import { expect, it } from 'vitest';
import { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import { journeys } from '../../models/carpool/carpool.journeys.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable, walkOfCarpool } from './walk.model.ts';

const walk = walkOfCarpool();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: carpoolMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(carpoolMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('the booking of a shared ride', walk, useHarness());
