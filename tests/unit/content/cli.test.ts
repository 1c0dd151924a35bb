import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyContent, discard } from './content.fixture.ts';

const cli = resolve(import.meta.dirname, '../../../server/kernel/content/cli.ts');
let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => discard(copy));

function content(...given: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...given], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('content that is in order is counted', () => {
  expect(content('--check', copy.dir)).toEqual({
    status: 0,
    stdout: 'The content is in order: 17 events, 3 seat plans.\n',
    stderr: '',
  });
});

test('each mistake is one line, without a stack trace', () => {
  copy.set('events/il-kewkba.json', { 'title.mt': undefined, 'occurrences[2].perPerson': 0 });
  const { status, stdout, stderr } = content('--check', copy.dir);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'content/events/il-kewkba.json, title.mt: This is missing. Add it.',
    expect.stringMatching(
      /^content\/events\/il-kewkba\.json, occurrences\[2\]\.perPerson: This must be >= 1; found 0\./,
    ),
  ]);
});

test('an option that does not exist is told with those that do', () => {
  const { status, stderr } = content('--chek');
  expect(status).toBe(1);
  expect(stderr).toContain('Use: npm run content -- [--check] [folder]');
});
