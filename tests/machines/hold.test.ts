import { expect, it } from 'vitest';
import { holdMachine } from '../../machines/hold/hold.machine.ts';
import { journeys, model, rules } from '../models/hold/hold.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(holdMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(holdMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
