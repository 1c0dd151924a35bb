import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as lives from '../../../server/kernel/lifecycle/lives.ts';

const names = new Set<string>(Object.values(lives).flatMap(({ states }) => states));
/** No row is ever `due` by a chart: in `refunds` that word is the provider's. */
names.delete('due');

const name = `['"\`](?<name>\\w+)['"\`]`;
/** Comparisons, queries, lists, tables and writes of a state, in TypeScript and in SQL. */
const patterns = [
  String.raw`\b\w*[sS]tate\b["'\]]?\s*(?:[!=]==|=|<>|:|\?\?|is distinct from)\s*(?:\$\{)?${name}`,
  String.raw`${name}\s*(?:[!=]==|=|<>)\s*[\w.?]*[sS]tate\b`,
  String.raw`\b\w*[sS]tate\s+(?:not\s+)?in\s*\([^)]*?${name}`,
  String.raw`\b\w*[sS]tate\s*=\s*any\s*\([^)]*?${name}`,
  String.raw`['"]\w*\.?state['"],\s*'[^']+',\s*\[?\s*${name}`,
  String.raw`\bcase\s+${name}\s*:`,
  String.raw`${name}[^\]\n]*\]\.includes\([\w.?]*[sS]tate\b`,
].map((pattern) => new RegExp(pattern, 'gm'));

/** Lists and tables of states, of whose names there are several; the states of a date on sale are no life's. */
const lists = [
  { list: /\b(?!BookingsState)\w*State\[\]\s*=\s*\[(?<body>[^\]]*)\]/g, name: /['"`](\w+)['"`]/g },
  { list: /Record<(?!BookingsState)\w*State,[^{]*\{(?<body>[^}]*)\}/g, name: /^\s*(\w+):/gm },
];

const namesIn = (source: string): string[] => [
  ...patterns.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap(({ groups }) => groups?.['name'] ?? []),
  ...lists.flatMap(({ list, name: each }) =>
    [...source.matchAll(list)].flatMap(({ groups }) =>
      [...(groups?.['body'] ?? '').matchAll(each)].map(([, found = '']) => found),
    ),
  ),
];

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
  'state === `held`',
  `'held' === booking.state`,
  `payment_state !== 'held'`,
  `"state" = 'held'`,
  `state is distinct from 'held'`,
  `state = any(array['held', 'paid'])`,
  `case 'held':`,
  `['held', 'paid'].includes(booking.state)`,
  `const open: BookingState[] = ['paid', 'held'];`,
  `const words: Record<BookingState, string> = {\n  paid: 'Paid',\n  held: 'Held',\n};`,
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
