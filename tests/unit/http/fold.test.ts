import { expect, test } from 'vitest';
import { fold } from '../../../server/kernel/http/fold.ts';

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
])('%s and %s fold alike', ([typed, written]) => {
  expect(fold(typed ?? '')).toBe(fold(written ?? ''));
});

test('letters typed as two code points fold like one', () => {
  expect(fold('z\u0307ebbug\u0307')).toBe('zebbug');
});
