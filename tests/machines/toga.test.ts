import { expect, it } from 'vitest';
import { togaMachine } from '../../machines/toga/toga.machine.ts';
import { journeys } from '../models/toga/toga.journeys.ts';
import { model, rules } from '../models/toga/toga.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(togaMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(togaMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
