import { expect, onTestFinished, test } from 'vitest';
import { tryPassword } from '../../../server/kernel/auth/attempts.ts';
import type { AccountDeps } from '../../../server/kernel/auth/deps.ts';
import { pacingRefusals } from '../../../server/kernel/auth/pace-refusals.ts';
import { hashPassword, isPasswordOf } from '../../../server/kernel/auth/passwords.ts';
import { bounded } from '../../../server/kernel/http/bounded.ts';
import { Problem } from '../../../server/kernel/http/problem.ts';
import { fillHashing } from '../../support/fill-hashing.ts';

const tooBusy = { status: 503, code: 'too_busy', retryAfterSeconds: expect.any(Number) };

test('bounded work runs a few at a time, in turn; past its queue it is refused at once', async () => {
  const { run, demandRoom } = bounded({ atOnce: 2, mostWaiting: 3, retryAfterSeconds: 1 });
  const begun: number[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const work = [0, 1, 2, 3, 4].map((at) =>
    run(async () => {
      begun.push(at);
      await gate;
      return at;
    }),
  );
  await expect(run(async () => 5)).rejects.toMatchObject(tooBusy);
  expect(begun).toEqual([0, 1]);
  expect(demandRoom).toThrow('too_busy');
  open();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await run(async () => 6)).toBe(6);
});

test('with all of hashing taken, a password is neither hashed nor looked at, and nothing is asked of the database', async () => {
  onTestFinished(fillHashing());
  await expect(hashPassword('Luzzu-2027')).rejects.toMatchObject(tooBusy);
  await expect(isPasswordOf(undefined, 'Luzzu-2027')).rejects.toMatchObject(tooBusy);
  const guess = { email: 'anna@uni.example', address: '127.0.0.1' };
  await expect(tryPassword({} as AccountDeps, guess, async () => true)).rejects.toMatchObject(tooBusy);
});

test('a network hears of refusals one after the other, and keeps no other network waiting', async () => {
  const heard: string[] = [];
  const refuse = async (address: string, name: string) =>
    pacingRefusals(address, () => Promise.reject(new Problem(429, 'too_many_tries'))).catch(() => heard.push(name));
  await Promise.all([refuse('10.0.0.1', 'first'), refuse('10.0.0.1', 'second'), refuse('10.0.0.2', 'other')]);
  expect(heard).toEqual(['first', 'other', 'second']);
  await expect(pacingRefusals('127.0.0.1', async () => 'right')).resolves.toBe('right');
});
