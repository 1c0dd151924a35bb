import { expect, it } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { journeys } from '../models/booking/booking.journeys.ts';
import { model } from '../models/booking/booking.model.ts';
import { brokenRules, complaints, explore, travel } from 'xstate-paths';
import { rules } from '../models/booking/booking.rules.ts';

const { report, ...exploration } = explore(bookingMachine, model);

it('is walked in full: every state, every transition, both answers of every guard', () => {
  expect(complaints(report)).toEqual([]);
});

it.each(journeys)('goes as written: $name', (journey) => {
  expect(travel(bookingMachine, journey).failure).toBeNull();
});

it('has no transition that the journeys do not take', () => {
  const taken = new Set(journeys.flatMap((journey) => travel(bookingMachine, journey).walked));
  expect(report.edges.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
});

it('keeps its promises on every path', () => {
  expect(brokenRules(exploration, rules)).toEqual([]);
});
