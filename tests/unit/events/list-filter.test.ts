import { expect, test } from 'vitest';
import { paths } from '../../../src/kit/paths.ts';
import { filterOf } from '../../../src/features/events/list-filter.ts';

test('what an address says is what its filter writes again', () => {
  const filter = { page: 3, type: 'theatre', search: 'il-poeżija & ħobż', past: 'true' } as const;
  const [, search = ''] = paths.events(filter).split('?');
  expect(filterOf(search)).toEqual(filter);
});

test.each([
  '',
  'page=1',
  'page=0',
  'page=-2',
  'page=1.5',
  'page=2x',
  'page=NaN',
  'page=10001',
  'page=',
  'type=&search=&past=',
  'search=%20%20',
  'past=false',
  'past=1',
  'unknown=1',
])('%j asks for nothing in particular', (search) => {
  expect(filterOf(search)).toEqual({});
});

test('words are as long as the API takes them', () => {
  expect(filterOf(`search=${'ħ'.repeat(300)}`).search).toHaveLength(100);
});
