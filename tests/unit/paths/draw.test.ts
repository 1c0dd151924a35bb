import { expect, it } from 'vitest';
import { drawSvg } from '../../paths/draw.ts';
import { toMermaid } from '../../paths/mermaid.ts';
import { ferryMachine } from './ferry.machine.ts';

it('draws every state and names what leads from one to the other, the same every time', async () => {
  const svg = await drawSvg(ferryMachine);
  for (const text of ['counting', 'offered', 'sailed', 'H*', 'confirm [hasPlaces]', 'after offer', 'pause'])
    expect(svg).toContain(text);
  expect(await drawSvg(ferryMachine)).toBe(svg);
});

it('writes the same chart as Mermaid text', () => {
  const text = toMermaid(ferryMachine);
  expect(text).toMatch(/^stateDiagram-v2\n/);
  expect(text).toContain('ferry_trip_flow_counting --> ferry_trip_flow_booking : confirm [hasPlaces]');
  expect(text).toContain('ferry_trip_sailed --> [*]');
});
