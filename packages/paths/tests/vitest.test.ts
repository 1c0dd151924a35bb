import { afterAll, expect } from 'vitest';
import { eventually } from '../src/explore/rules.ts';
import type { Path } from '../src/paths/path-plan.ts';
import { testChart } from '../src/vitest.ts';
import { ferryJourneys } from './ferry.journeys.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const rules = [eventually('a trip can always be counted again', { later: ({ isIn }) => isIn('trip') })];

testChart({ machine: ferryMachine, model: ferryModel, journeys: ferryJourneys, rules });

const walked: Path[] = [];
testChart({ machine: ferryMachine, model: ferryModel, by: ['guards'], walk: (path) => void walked.push(path) });

afterAll(() => expect(walked.length).toBeGreaterThan(0));
