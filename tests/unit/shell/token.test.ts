import { expect, test } from 'vitest';
import { readToken } from '../../../src/kit/session/token.ts';

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

const times = { iat: 1_800_000_000, exp: 1_800_003_600 };

test('a token says how long it is valid and whether its owner is registered', () => {
  const token = tokenOf({ ...times, registered: true, name: 'Ġulja ?>~' });
  expect(readToken(token)).toEqual({ lifeSeconds: 3600, registered: true });
  expect(readToken(tokenOf(times))?.registered).toBe(false);
});

test.each(['', 'a.b', 'a.%%%.c', tokenOf('text'), tokenOf(null), tokenOf({ ...times, exp: 'soon' })])(
  '"%s" is no token',
  (token) => {
    expect(readToken(token)).toBeUndefined();
  },
);
