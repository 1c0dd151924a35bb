import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usePurchases } from '../support/purchasing.ts';

const { dataDir, person, opened, apply } = usePurchases();

it('is closed to everybody else on the machine, with all that lies in it', async () => {
  await opened(apply(await person()));
  const entries = await readdir(dataDir, { recursive: true });
  expect(entries).toEqual(expect.arrayContaining(['files', 'uploads', 'outbox', 'sandbox/journal.jsonl']));
  const open: string[] = [];
  for (const name of entries) {
    // Files may appear and disappear at any time.
    const facts = await stat(join(dataDir, name)).catch(() => undefined);
    if (facts && (facts.mode & 0o077) !== 0) open.push(name);
  }
  expect(open).toEqual([]);
  expect((await stat(dataDir)).mode & 0o067).toBe(0);
});
