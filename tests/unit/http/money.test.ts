import { expect, test } from 'vitest';
import { money } from '../../../server/kernel/http/money.ts';

test('sums read alike in both languages: the symbol first, cents always', () => {
  for (const locale of ['en', 'mt'] as const) {
    expect(money(1200, locale)).toEqual({ amount: 1200, formatted: '€12.00' });
    expect(money(123_450, locale).formatted).toBe('€1,234.50');
    expect(money(0, locale).formatted).toBe('€0.00');
  }
});
