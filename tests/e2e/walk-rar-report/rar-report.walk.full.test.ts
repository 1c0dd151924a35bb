import { expect, it } from 'vitest';
import { rarReportMachine } from '../../../machines/rar-report/rar-report.machine.ts';
import { journeys } from '../../models/rar-report/rar-report.model.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable, walkOfReport } from './walk.model.ts';

const walk = walkOfReport();

it('walks a chart that does what is written down by hand', () => {
  expect(brokenJourneys({ machine: rarReportMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart', () => {
  expect(leftOut(rarReportMachine, [walk], unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('the year of a report', walk, useHarness());
