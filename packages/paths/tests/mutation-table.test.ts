import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { mutationTable, writeTable } from '../src/cli/mutation-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'paths-table-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const score = (killed: number, survivors: string[], alike: string[] = [], excused: string[] = []) => ({
  killed,
  survivors,
  alike,
  unwalked: [],
  excused,
  refused: [],
});

it('puts what each chart notices between the marks of a page, and again in its place', () => {
  const page = join(folder, 'README.md');
  const marks = ['<!-- xstate-paths mutate: begin -->', '<!-- xstate-paths mutate: end -->'];
  writeFileSync(page, `before\n${marks.join('\n')}\nafter\n`);
  const rows = (killed: number) => [
    { name: 'lamp', steps: score(killed, []), details: score(3, ['one'], ['two'], ['three']) },
  ];
  writeTable(page, mutationTable(rows(5)));
  writeTable(page, mutationTable(rows(6)));
  expect(readFileSync(page, 'utf8')).toBe(
    [
      'before',
      marks[0],
      '',
      '| chart | where it leads | what goes with it | noticed |',
      '|---|---|---|---|',
      '| lamp | 6 of 6 | 3 of 4 | 90 % |',
      '',
      marks[1],
      'after',
      '',
    ].join('\n'),
  );
  writeFileSync(page, 'nothing');
  expect(() => writeTable(page, '')).toThrow('has no place for the table');
});
