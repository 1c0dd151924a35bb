import { expect, test } from 'vitest';
import { wordsOf } from '../../support/words.ts';

const t = wordsOf('mt');
const hours = { from: '09:00', to: '09:30' };

test('one slot that is left is said in Maltese without a figure', () => {
  expect(t('interviews:left', { count: 1 })).toBe('Fadal ħin wieħed');
  expect(t('careers:company.slots', { ...hours, count: 1 })).toBe('09:00 – 09:30, fadal ħin wieħed');
  expect(t('interviews:left', { count: 2 })).toBe('Fadal 2 ħinijiet');
});

test('who came and who didn’t is noted in Maltese without a gender', () => {
  const name = 'Ġorġa';
  expect(t('interviews:list.mark.came', { name })).toBe('Ġorġa: preżenti');
  expect(t('interviews:list.mark.didNotCome', { name })).toBe('Ġorġa: assenti');
});
