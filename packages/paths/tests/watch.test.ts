import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolder } from '../src/project/watch.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gq-watch-'));
  mkdirSync(join(folder, 'ferry'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A folder that is watched until the test is over; `hold` keeps a drawing from ending. */
function watched(folder = makeFolder()) {
  const drawing = { begun: 0, ended: 0, atOnce: 0, finish: () => {}, isHeld: false };
  const stop = watchFolder(folder, async () => {
    drawing.begun += 1;
    drawing.atOnce = Math.max(drawing.atOnce, drawing.begun - drawing.ended);
    if (drawing.isHeld) await new Promise<void>((resolve) => (drawing.finish = resolve));
    drawing.ended += 1;
  });
  onTestFinished(stop);
  const change = (text: string) => writeFileSync(join(folder, 'ferry', 'ferry.machine.ts'), text);
  return { folder, drawing, change };
}

it('draws once for all the writes of one change, wherever below the folder', async () => {
  const { drawing, change } = watched();
  for (const text of ['one', 'two', 'three']) change(text);
  await expect.poll(() => drawing.ended).toBe(1);
  change('four');
  await expect.poll(() => drawing.ended).toBe(2);
});

it('draws what changes while it draws after that, never two at once', async () => {
  const { folder, drawing, change } = watched();
  drawing.isHeld = true;
  change('one');
  await expect.poll(() => drawing.begun).toBe(1);
  const witness = watched(folder);
  change('two');
  // Another watcher, which began later, has noticed the change before the first drawing ends.
  await expect.poll(() => witness.drawing.ended).toBe(1);
  drawing.isHeld = false;
  drawing.finish();
  await expect.poll(() => drawing.ended).toBe(2);
  expect(drawing.atOnce).toBe(1);
});
