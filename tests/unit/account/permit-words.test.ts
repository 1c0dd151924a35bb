import { expect, it } from 'vitest';
import { asSentence } from '../../../src/features/account/PermitBadge.tsx';

it('gives words without a full stop theirs, and leaves others as they are', () => {
  expect(asSentence('The photo is blurred')).toBe('The photo is blurred.');
  expect(asSentence('Ir-ritratt tal-liċenzja')).toBe('Ir-ritratt tal-liċenzja.');
  for (const whole of ['It has run out.', 'Is this your car?', 'Try again!', 'Not this one…'])
    expect(asSentence(whole)).toBe(whole);
});
