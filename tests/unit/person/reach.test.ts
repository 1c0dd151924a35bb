import { describe, expect, it } from 'vitest';
import { readReference } from '../../../server/kernel/content/reference.ts';
import { listsOf } from '../../../server/kernel/reference/lists.ts';
import { readReach } from '../../../server/kernel/person/reach.ts';
import { demoContent } from '../content/content.fixture.ts';

const lists = listsOf(readReference(demoContent));
const home = { address_line_1: '7, Triq il-Kbira', locality: 'msida', postcode: 'MSD 2080' };
const mobileOf = (extension: string, number: string) => {
  const { mobile_extension, mobile_number } = readReach({ ...home, mobile: { extension, number } }, lists);
  return [mobile_extension, mobile_number];
};

describe('a mobile number', () => {
  it.each([
    ['+356', '7912 3456', ['+356', '79123456']],
    ['+356', '+356 9912 3456', ['+356', '99123456']],
    ['+356', '0044 7911 123456', ['+44', '7911123456']],
    ['+49', '(+356) 9912-3456', ['+356', '99123456']],
  ])('%s %s is understood', (extension, number, kept) => {
    expect(mobileOf(extension, number)).toEqual(kept);
  });

  it.each([
    ['+356', '+356 12345678'],
    ['+356', '+356 7912 3456;ext=1'],
    ['+44', '7912 3456'],
    ['+356', '+seven'],
  ])('%s %s is refused', (extension, number) => {
    expect(() => mobileOf(extension, number)).toThrowError(
      expect.objectContaining({ status: 422, fields: { 'mobile.number': ['mobile_invalid'] } }),
    );
  });
});

describe('an address', () => {
  const mobile = { extension: '+356', number: '7912 3456' };

  it('of which nothing can be seen is none', () => {
    expect(() => readReach({ ...home, address_line_1: '\u3164', mobile }, lists)).toThrowError(
      expect.objectContaining({ status: 422, fields: { address_line_1: ['missing_field'] } }),
    );
    expect(readReach({ ...home, address_line_2: '\u200B \u2060', mobile }, lists).address_line_2).toBeNull();
  });
});
