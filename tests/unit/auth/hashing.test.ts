import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tryPassword } from '../../../server/kernel/auth/attempts.ts';
import type { AccountDeps } from '../../../server/kernel/auth/deps.ts';
import { deriveKey } from '../../../server/kernel/auth/hashing.ts';
import { hashPassword, isPasswordOf } from '../../../server/kernel/auth/passwords.ts';
import { bounded } from '../../../server/kernel/http/bounded.ts';
import { callerAt } from '../../support/caller.ts';
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
  const guess = { email: 'anna@uni.example', from: callerAt('127.0.0.1') };
  await expect(tryPassword({} as AccountDeps, guess, async () => true)).rejects.toMatchObject(tooBusy);
});

test('passwords are right or not, and what is no hash is no password', async () => {
  const kept = await hashPassword('Luzzu-2027');
  expect(await isPasswordOf({ password_hash: kept }, 'Luzzu-2027')).toBe(true);
  expect(await isPasswordOf({ password_hash: kept }, 'Luzzu-2028')).toBe(false);
  expect(await isPasswordOf({ password_hash: '!' }, 'Luzzu-2027')).toBe(false);
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false);
});

test('a key follows from its text and salt by Argon2id', async () => {
  const key = await deriveKey('Luzzu-2027', Buffer.alloc(16, 7));
  expect(key.toString('hex')).toBe('416b7bc330fd2f4057e98b4978816b75b284aaa1959552d151ae3c92782b756c');
});

test.runIf(process.platform === 'linux')('hashing gives way to everything else', async () => {
  await hashPassword('Luzzu-2027');
  const niceness = readdirSync('/proc/self/task').map((thread) => {
    // The name, in brackets, may contain spaces; the niceness is the seventeenth field after it.
    const [, fields = ''] = /.*\) (.*)/.exec(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[16];
  });
  expect(niceness).toContain('10');
});
