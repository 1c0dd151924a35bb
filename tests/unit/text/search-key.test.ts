import { expect, test } from 'vitest';
import { searchKey } from '../../../server/kernel/text/search-key.ts';

test.for([
  ['ghawdex', 'Għawdex'],
  ['zebbug', 'Żebbuġ'],
  ['hal qormi', 'Ħal Qormi'],
  ['universita', 'Università'],
  ['kewkba', 'Il-Kewkba'],
  ['cinema', 'Iċ-Ċinema'],
  ["ta' qali", 'Ta’ Qali'],
  ['istudent', 'l-istudent'],
  ['ic-cinema', 'iċ-ċinema'],
])('%s and %s have one search key', ([typed, written]) => {
  expect(searchKey(typed ?? '')).toBe(searchKey(written ?? ''));
});

test('letters typed as two code points count as one', () => {
  expect(searchKey('z\u0307ebbug\u0307')).toBe('zebbug');
});
