import { expect, it } from 'vitest';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { journeys } from '../models/payment/payment.journeys.ts';
import { model, rules } from '../models/payment/payment.model.ts';
import {
  brokenRules,
  complaints,
  explore,
  loadTested,
  mutate,
  mutateDetails,
  percentNoticed,
  travel,
} from 'xstate-paths';

const exploration = explore(paymentMachine, model);

it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
  expect(complaints(exploration.report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(paymentMachine, journey).failure).toBeNull();
});

it('keeps its promises', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});

it('notices every mistake that can be made in the chart', async () => {
  const score = mutate(await loadTested('payment'));
  expect(percentNoticed(score), score.survivors.join('\n')).toBe(100);
});

it('notices what is missing beside its transitions: tags, headings, inputs, actions', async () => {
  expect(mutateDetails(await loadTested('payment')).survivors).toEqual([]);
});
