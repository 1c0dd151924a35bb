import { expect, it } from 'vitest';
import { interviewMachine } from '../../machines/interview/interview.machine.ts';
import { journeys } from '../models/interview/interview.journeys.ts';
import { model, rules } from '../models/interview/interview.model.ts';
import { brokenRules, complaints, explore, loadTested, mutate, percentNoticed, travel } from 'xstate-paths';

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

it('notices the mistakes that can be made in the chart (F4)', async () => {
  const score = mutate(await loadTested('interview'));
  expect(percentNoticed(score), score.survivors.join('\n')).toBeGreaterThanOrEqual(95);
});
