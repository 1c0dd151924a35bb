import { expect, it } from 'vitest';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { journeys } from '../../models/registration/registration.model.ts';
import { brokenJourneys } from 'xstate-paths';
import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { leftOut } from '../walking/walk.ts';
import { useHarness } from './harness.ts';
import { unwalkable } from './unwalkable.ts';
import { walksOfRegistration } from './walk.model.ts';

const walks = walksOfRegistration();

it('walks a chart that does what is written down by hand: a generated walk follows a wrong target without complaint', () => {
  expect(brokenJourneys({ machine: registrationMachine, journeys })).toEqual([]);
});

it('walks every transition of the chart but those that cannot be walked', () => {
  expect(leftOut(registrationMachine, walks, unwalkable)).toEqual({ forgotten: [], listedWrongly: [] });
});

replayInBrowser('registering', walks[0], useHarness());
