import { expect, it } from 'vitest';
import { interviewMachine } from '../../machines/interview/interview.machine.ts';
import { journeys } from '../models/interview/interview.journeys.ts';
import { model, rules } from '../models/interview/interview.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

const exploration = explore(interviewMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(interviewMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
