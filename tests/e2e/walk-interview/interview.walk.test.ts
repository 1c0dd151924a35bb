import { expect, it } from 'vitest';
import { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import { journeys } from '../../models/interview/interview.journeys.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable, walkOfInterview } from './walk.model.ts';

const walk = walkOfInterview();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: interviewMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(interviewMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('an interview', walk, useHarness());
