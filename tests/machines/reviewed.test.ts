import { describe, expect, it } from 'vitest';
import { brokenRules, complaints, exploreLoaded, loadTested, mutate, travel } from 'xstate-paths';

const charts = await Promise.all(
  [
    'permit',
    'card',
    'payment-life',
    'purchase',
    'carpool-booking',
    'ticket-transfer',
    'toga-rental',
    'complaint',
    'rental-request',
    'rar-report',
    'interview-booking',
    'door-scan',
    'waiting',
    'booking-share',
  ].map(async (name) => ({
    name,
    tested: await loadTested(name),
  })),
);

describe.each(charts)('the chart $name', ({ tested }) => {
  const { machine, model, journeys, rules } = tested;
  const { report, ...exploration } = exploreLoaded(machine, model);

  it('is walked in full, goes as its journeys say, and keeps its promises on every path', () => {
    expect(complaints(report)).toEqual([]);
    expect(journeys.map((journey) => travel(machine, journey).failure).filter((failure) => failure !== null)).toEqual(
      [],
    );
    const taken = new Set(journeys.flatMap((journey) => travel(machine, journey).walked));
    expect(report.edges.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
    expect(brokenRules(exploration, rules)).toEqual([]);
  });

  it('notices every mistake in itself (F4)', () => {
    expect(mutate(tested).survivors).toEqual([]);
  });
});
