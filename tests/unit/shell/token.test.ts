import { expect, test } from 'vitest';
import { readToken } from '../../../src/kit/session/token.ts';

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test('a token says until when it is valid and whether its owner is registered', () => {
  expect(readToken(tokenOf({ exp: 1_800_000_000, registered: true, name: 'Ġulja ?>~' }))).toEqual({
    expiresAt: 1_800_000_000_000,
    registered: true,
  });
  expect(readToken(tokenOf({ exp: 1_800_000_000 }))?.registered).toBe(false);
});

test.each(['', 'a.b', 'a.%%%.c', tokenOf('text'), tokenOf(null), tokenOf({ exp: 'soon' })])(
  '"%s" is no token',
  (token) => {
    expect(readToken(token)).toBeUndefined();
  },
);
