import { expect, it } from 'vitest';
import { careerFinderMachine } from '../../machines/career-finder/career-finder.machine.ts';
import { journeys } from '../models/career-finder/career-finder.journeys.ts';
import { model, rules } from '../models/career-finder/career-finder.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(careerFinderMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(careerFinderMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
