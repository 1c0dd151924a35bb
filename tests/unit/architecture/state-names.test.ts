import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as lives from '../../../server/kernel/lifecycle/lives.ts';

const names = new Set<string>(Object.values(lives).flatMap(({ states }) => states));
/** No row is ever `due` by a chart: in `refunds` that word is the provider's. */
names.delete('due');

const name = `'(?<name>\\w+)'`;
/** Comparisons, queries and writes of a state, in TypeScript and in SQL. */
const patterns = [
  String.raw`\bstate\b\s*(?:[!=]==|=|<>|:)\s*${name}`,
  String.raw`\bstate\s+(?:not\s+)?in\s*\([^)]*?${name}`,
  String.raw`['.]state',\s*'[^']+',\s*\[?\s*${name}`,
].map((pattern) => new RegExp(pattern, 'g'));

const namesIn = (source: string): string[] =>
  patterns.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap(({ groups }) => groups?.['name'] ?? []);

const files = globSync('server/**/*.ts', { exclude: ['server/kernel/db/migrations/**'] });

test('every life of the server is declared in one place', () => {
  const declaring = files.filter((file) => readFileSync(file, 'utf8').includes('= createLifecycle('));
  expect(declaring).toEqual(['server/kernel/lifecycle/lives.ts']);
});

test.each([
  `state === 'held'`,
  `state in ('held', 'paid')`,
  `.where('bookings.state', 'in', ['held'])`,
  `state: 'held'`,
])('%s names a state', (source) => {
  expect(namesIn(source)).toContain('held');
});

test('only the charts and the migrations know states by name; the server asks for tags', () => {
  const found = files.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8'))
      .filter((each) => names.has(each))
      .map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});
