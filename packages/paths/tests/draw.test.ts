import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { drawSvg } from '../src/chart/draw.ts';
import { layOut } from '../src/chart/lay-out.ts';
import { toMermaid } from '../src/chart/mermaid.ts';
import { retargetedOf } from '../src/mutation/mutants.ts';
import { ferryMachine } from './ferry.machine.ts';

it('draws every state and names what leads from one to the other, the same every time', async () => {
  const svg = await drawSvg(ferryMachine);
  for (const text of ['counting', 'offered', 'sailed', 'H*', 'confirm [hasPlaces]', 'after offer', 'pause'])
    expect(svg).toContain(text);
  expect(await drawSvg(ferryMachine)).toBe(svg);
});

it('draws otherwise whatever leads elsewhere, so that the pictures in docs/charts pin every transition', async () => {
  const svg = await drawSvg(ferryMachine);
  for (const { name, make } of retargetedOf(ferryMachine, 'beside')) expect(await drawSvg(make()), name).not.toBe(svg);
});

it('tells hubs of one name apart', async () => {
  const jumps = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`s${at}`, { on: { one: 'a.end', two: 'b.end' } }]),
  );
  const ends = { initial: 'end', states: { end: {} } };
  const machine = createMachine({ id: 'hubs', initial: 's0', states: { ...jumps, a: ends, b: ends } });
  const svg = await drawSvg(machine);
  expect(svg).toContain('one → a, end');
  expect(svg).toContain('two → b, end');
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

it('lays out many lines in a thread of its own', async () => {
  const row = numbered(120).flatMap((at) => [`s${at} -> s${at + 1};`, `s${at} -> s${at + 2};`]);
  expect(await layOut(`digraph { ${row.join(' ')} }`)).toContain('>s121<');
});

it('gives up lines that are too entangled, and says so', async () => {
  // Graphviz needs minutes for them on any machine.
  const tangle = numbered(600).flatMap((at) => [1, 60, 37].map((on) => `s${at} -> s${(at * at + on) % 600};`));
  await expect(layOut(`digraph { rankdir=LR; ${tangle.join(' ')} }`, 1000)).rejects.toThrow(
    "The chart can't be drawn: its lines are too entangled to be laid out in 1 s",
  );
});

it('writes the same chart as Mermaid text', () => {
  const text = toMermaid(ferryMachine);
  expect(text).toMatch(/^stateDiagram-v2\n/);
  expect(text).toContain('ferry_trip_flow_counting --> ferry_trip_flow_booking : confirm [hasPlaces]');
  expect(text).toContain('ferry_trip_sailed --> [*]');
});
