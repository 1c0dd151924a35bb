import { expect, test } from 'vitest';
import { isCommon } from '../../../server/kernel/auth/common-passwords.ts';
import { hashPassword, isPasswordOf } from '../../../server/kernel/auth/passwords.ts';

test.each([
  'Password123!',
  'P@$$w0rd-2027',
  '!!Qwertyuiop99',
  'QwertyQwerty1!',
  '1234567890-Aa',
  'Ħamrun-2027!',
  'Inħobbok!!2027',
  'W3lc0me-back-1',
  'ILOVEYOU_1000',
])('%s is common', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each(['Luzzu-2027-kaħla', 'correct-Horse-8-battery', 'Tr0ub4dor&3xyz', 'Qamar-f’Xagħra-77', 'aB3$kq9!Zx'])(
  '%s is not',
  (password) => {
    expect(isCommon(password)).toBe(false);
  },
);

test('a letter typed as one sign or as two is the same password', async () => {
  const account = { password_hash: await hashPassword('Luzzu-2027-kaħġlà'.normalize('NFC')) };
  expect(await isPasswordOf(account, 'Luzzu-2027-kaħġlà'.normalize('NFD'))).toBe(true);
  expect(await isPasswordOf(account, 'Luzzu-2027-kahgla')).toBe(false);
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false);
});
