import { expect, test } from 'vitest';
import { matchPath } from '../../../src/app/match-path.ts';
import { routesOf } from '../../../src/app/routes.tsx';
import { type SourceFile, sourceFiles } from '../architecture/source-files.ts';

const AUDIT = 'tests/support/audit.ts';
const union = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };
/** These show another page at once, and the design system's components, which developers alone are served. */
const unaudited = ['/en', '/mt', '/styleguide'];

const written = /(['`])(?<address>\/[^'`\s]*)\1/g;

/** The addresses that a file names; whatever a template fills in is one segment. */
const addressesIn = ({ text }: Pick<SourceFile, 'text'>): string[] =>
  Array.from(text.matchAll(written), ({ groups }) =>
    (groups?.['address'] ?? '').replaceAll(/\$\{[^}]*\}/g, 'x').replace(/[?#].*/, ''),
  );

/** The addresses in the tests with audits, and in the lists and gestures that these share. */
function auditedAddresses(): string[] {
  const files = sourceFiles();
  const tests = files.filter(
    ({ path, imports }) => path.endsWith('.test.ts') && imports.some(({ from }) => from === AUDIT),
  );
  const shared = new Set(tests.flatMap(({ imports }) => imports.map(({ from }) => from)));
  const lists = files.filter(({ path }) => shared.has(path) && /-(?:addresses|pages)\.ts$/.test(path));
  return [...tests, ...lists].flatMap(addressesIn);
}

/** The routes that none of the addresses leads to. */
function unnamed(addresses: readonly string[]): string[] {
  const routes = routesOf(union);
  const named = new Set(addresses.map((address) => routes.find(({ path }) => matchPath(path, address))));
  return routes.filter((route) => !named.has(route)).map(({ path }) => path);
}

test('every page is named where accessibility is audited (E1)', () => {
  expect(unnamed(auditedAddresses())).toEqual(unaudited);
});

test('a page that only its neighbours’ audits name is missed', () => {
  const text = "at('/account/year'); at(`/desk/rentals/${request}`); at('/search?q=x');";
  const missed = unnamed(addressesIn({ text }));
  expect(missed).toEqual(expect.arrayContaining(['/account/year/:year', '/desk/rentals']));
  expect(missed).not.toEqual(expect.arrayContaining(['/account/year']));
  expect(missed).not.toEqual(expect.arrayContaining(['/desk/rentals/:request']));
  expect(missed).not.toEqual(expect.arrayContaining(['/search']));
});
