import { expect, it } from 'vitest';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { journeys } from '../models/payment/payment.journeys.ts';
import { model, rules } from '../models/payment/payment.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';

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
