import { expect, it } from 'vitest';
import { doorMachine } from '../../machines/door/door.machine.ts';
import { journeys, model, rules } from '../models/door/door.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(doorMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(doorMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
