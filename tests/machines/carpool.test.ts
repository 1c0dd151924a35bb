import { expect, it } from 'vitest';
import { carpoolMachine } from '../../machines/carpool/carpool.machine.ts';
import { journeys } from '../models/carpool/carpool.journeys.ts';
import { model, rules } from '../models/carpool/carpool.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(carpoolMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(carpoolMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
