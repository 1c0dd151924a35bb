import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { explore } from '../src/explore/explore.ts';
import { always, eventually, type Rule } from '../src/explore/rules.ts';
import { parseTraffic, type TrafficLine } from '../src/traffic/traffic.ts';
import { judgeTraffic } from '../src/traffic/traffic-rules.ts';

const machine = createMachine({
  id: 'door',
  context: { locks: 1 },
  initial: 'shut',
  states: { shut: { on: { open: 'open' } }, open: {} },
});

const line: TrafficLine = {
  sent: '2026-01-01T00:00:00.000Z',
  at: '2026-01-01T00:00:00.100Z',
  actor: 'Ann',
  event: 'POST /doors',
  status: 200,
  chart: 'door',
  subject: 'd1',
  state: 'shut',
  holds: [],
  until: null,
};

it('a rule that asks for the context is not judged by a log, which contains none', () => {
  const rules: Rule<{ locks: number }>[] = [
    always('has a lock', ({ context }) => context.locks > 0),
    always('is not in pieces', ({ isIn }) => isIn('shut') || isIn('open')),
    eventually('opens', { later: ({ isIn }) => isIn('open') }),
  ];
  const graph = explore(machine, { events: {}, actors: {} });
  expect(judgeTraffic(parseTraffic(JSON.stringify(line), 'door'), { machine, graph, rules })).toEqual({
    broken: [],
    undecided: ['opens: not yet after line 1, Ann: POST /doors 200, d1 shut'],
    unjudged: ['not judged: has a lock: it asks for locks of the context, which no log contains'],
  });
});
