import { expect, it } from 'vitest';
import { togaMachine } from '../../../machines/toga/toga.machine.ts';
import { journeys } from '../../models/toga/toga.journeys.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable } from './unwalkable.ts';
import { walkOfToga } from './walk.model.ts';

const walk = walkOfToga();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: togaMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(togaMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('a toga', walk, useHarness());
