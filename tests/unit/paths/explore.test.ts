import { expect, it } from 'vitest';
import { explore } from '../../paths/explore.ts';
import { complaints } from '../../paths/report.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

it('walks it', () => {
  const t = performance.now();
  const exploration = explore(ferryMachine, ferryModel);
  console.log(performance.now() - t, exploration.nodes.length, exploration.arcs.length);
  console.log(complaints(exploration.report));
  expect(exploration.stopped).toBe(null);
});
