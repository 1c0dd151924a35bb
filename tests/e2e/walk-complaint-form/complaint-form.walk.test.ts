import { expect, it } from 'vitest';
import { complaintFormMachine } from '../../../machines/complaint-form/complaint-form.machine.ts';
import { journeys } from '../../models/complaint-form/complaint-form.model.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable, walkOfComplaint } from './walk.model.ts';

const walk = walkOfComplaint();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: complaintFormMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(complaintFormMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('the form of a complaint', walk, useHarness());
