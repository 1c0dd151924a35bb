import { describe, expect, test } from 'vitest';
import { routeAt, routes } from '../../../src/app/routes.tsx';
import { specified } from './spec-addresses.ts';

const union = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };
const isPage = (address: string) => routeAt(address, union).path !== '*';

describe("the specification's routes", () => {
  test.each(specified)('%s leads to a page', (address) => {
    expect(isPage(address)).toBe(true);
  });

  test('are 90 addresses, none of them twice', () => {
    expect(specified).toHaveLength(90);
    expect(new Set(specified).size).toBe(90);
  });
});

describe('the route table', () => {
  test('answers every path with one page: no pattern stands twice', () => {
    const patterns = routes.map(({ path }) => path);
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  test('ends with the page for what is not found', () => {
    expect(routes.at(-1)).toMatchObject({ path: '*', status: 404 });
  });

  test('names every page that stands in a menu', () => {
    const nameless = routes.filter(({ menu, titleKey }) => menu !== undefined && titleKey === undefined);
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  test('links only to addresses that need nothing filled in', () => {
    const open = routes.filter(({ menu, path }) => menu !== undefined && path.includes(':'));
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});
