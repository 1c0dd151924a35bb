import { expect, it } from 'vitest';
import { doorMachine } from '../../machines/door/door.machine.ts';
import { journeys, model, rules } from '../models/door/door.model.ts';
import { brokenRules, complaints, explore, loadTested, mutate, percentNoticed, travel } from 'xstate-paths';

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

it('notices every mistake that can be made in the chart', async () => {
  const score = mutate(await loadTested('door'));
  expect(percentNoticed(score), score.survivors.join('\n')).toBe(100);
});
