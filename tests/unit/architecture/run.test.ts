import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCheck } from '../../support/run.ts';

/** A command that says one word, and another once somebody has put a file where it looks. */
const patient = `
  const { existsSync } = require('node:fs');
  process.stdout.write('first ');
  setTimeout(() => process.exit(4), 20_000);
  setInterval(() => {
    if (!existsSync(process.argv[1])) return;
    process.stdout.write('last');
    process.exit(3);
  }, 10);
`;

test('a check shows its progress while it runs, and ends with all that it said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gq-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'seen');
  const outcome = await runCheck('patient', process.execPath, ['-e', patient, file], () => writeFileSync(file, ''));
  expect(outcome).toMatchObject({ name: 'patient', passed: 0, failed: 1, output: 'first last' });
});

test('a check that cannot be started has failed', async () => {
  expect(await runCheck('none', '/no/such/command', [])).toMatchObject({ passed: 0, failed: 1 });
});
