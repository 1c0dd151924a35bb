import { expect, it } from 'vitest';
import { complaintFormMachine } from '../../machines/complaint-form/complaint-form.machine.ts';
import { journeys, model, rules } from '../models/complaint-form/complaint-form.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(complaintFormMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(complaintFormMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
