import { expect, it } from 'vitest';
import { careerFinderMachine } from '../../../machines/career-finder/career-finder.machine.ts';
import { journeys } from '../../models/career-finder/career-finder.journeys.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable, walkOfFinder } from './walk.model.ts';

const walk = walkOfFinder();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: careerFinderMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(careerFinderMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('the career finder', walk, useHarness());
