import { expect, test } from 'vitest';
import { operations } from '../../support/contract.ts';

test('every read of the contract takes the locale that the client adds to it', () => {
  const deaf = operations.filter(
    ({ method, parameters }) => method === 'GET' && parameters.every(({ name }) => name !== 'locale'),
  );
  expect(deaf.map(({ id }) => id)).toEqual([]);
});
