import { expect, it } from 'vitest';
import { togaMachine } from '../../machines/toga/toga.machine.ts';
import { journeys } from '../models/toga/toga.journeys.ts';
import { model, rules } from '../models/toga/toga.model.ts';
import { explore } from '../paths/explore.ts';
import { travel } from '../paths/journeys.ts';
import { loadTested } from '../paths/load.ts';
import { mutate, percentNoticed } from '../paths/mutate.ts';
import { complaints } from '../paths/report.ts';
import { brokenRules } from '../paths/rules.ts';

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

it('notices the mistakes that can be made in the chart (F4)', async () => {
  const score = mutate(await loadTested('toga'));
  expect(percentNoticed(score), score.survivors.join('\n')).toBeGreaterThanOrEqual(95);
});
