import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The parts of a flow that somebody reads who changes it in the browser; see docs/decisions/0057. */
const partsOf = (flow: string) => [
  `machines/${flow}*/**`,
  `src/features/{,desk-}${flow}*/**`,
  `openapi/{paths,schemas}/${flow}*.yaml`,
  `locales/*/${flow}*.json`,
  `tests/models/${flow}*/**`,
  `tests/machines/${flow}*.test.ts`,
];

const filesIn = (patterns: string[]) => globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile());

test.each([
  { flow: 'carpool', most: 35 },
  { flow: 'toga', most: 35 },
  { flow: 'rental', most: 35 },
  { flow: 'complaint', most: 35 },
  { flow: 'career-finder', most: 35 },
  { flow: 'interview', most: 35 },
  { flow: 'rar', most: 50 },
  { flow: 'registration', most: 45 },
  { flow: 'checkout', most: 60 },
])('$flow has at most $most files', ({ flow, most }) => {
  const files = filesIn(partsOf(flow));
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(most);
});

/** Folders that are made here and in no checkout; as in .gitignore. */
const made = new Set(['node_modules', 'dist', 'data', 'test-results', 'shots']);
const wholeTree = globSync('**', { withFileTypes: true, exclude: ({ name }) => made.has(name) })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(process.cwd(), join(parentPath, name)));

test.each([
  { flow: 'registration', most: 54 },
  { flow: 'checkout', most: 60 },
])('$flow has at most $most files with its name anywhere in their paths', ({ flow, most }) => {
  const files = wholeTree.filter((path) => path.toLowerCase().includes(flow));
  // All of them, not only the parts counted above.
  expect(files).toEqual(expect.arrayContaining([`docs/charts/${flow}.svg`, `tests/machines/${flow}.test.ts`]));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
});

test('a service has at most 15 files on the server', () => {
  const services = [
    'carpool',
    'togas',
    'rentals',
    'complaints',
    'career-finder',
    'careers/interviews',
    'registration',
    'rar',
  ];
  const counts = services.map((service) => ({ service, files: filesIn([`server/features/${service}/**`]).length }));
  expect(counts.filter(({ files }) => files > 15 || files === 0)).toEqual([]);
});

test('a product that is sold is one folder of at most ten files on the server', () => {
  const features = globSync('server/features/*/feature.ts').filter((path) =>
    readFileSync(path, 'utf8').includes('soldProducts:'),
  );
  const counts = features.map((path) => ({ path, files: filesIn([`${dirname(path)}/**`]).length }));
  expect(counts.length).toBeGreaterThan(2);
  expect(counts.filter(({ files }) => files > 10)).toEqual([]);
});
