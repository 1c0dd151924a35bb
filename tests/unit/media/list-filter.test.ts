import { expect, test } from 'vitest';
import { paths } from '../../../src/kit/paths.ts';
import { listFilterOf } from '../../../src/kit/content/list-filter.ts';

test('what an address says is what its filter writes again', () => {
  const filter = { page: 2, category: 'guides', year: 2026, search: 'żmien & flus' };
  const [, search = ''] = paths.resources(filter).split('?');
  expect(listFilterOf(search)).toEqual(filter);
});

test.each(['', 'year=', 'year=last', 'year=1899', 'year=2201', 'year=2026.5', 'category=&search=%20', 'kind=guides'])(
  '%j asks for nothing in particular',
  (search) => {
    expect(listFilterOf(search)).toEqual({});
  },
);
