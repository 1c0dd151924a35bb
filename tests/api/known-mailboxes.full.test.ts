import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { insertPerson, PASSWORD } from '../support/accounts.ts';
import { areaUnderCurve, timesOf } from '../support/attacks.ts';
import { doorOf } from '../support/door.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const { from } = doorOf(urls);
const stageAccount = () => insertPerson(db);

describe('what an answer gives away (B3)', () => {
  const SIZE = 60;
  /** Four standard errors around one half, at this sample size. */
  const MARGIN = 4 / Math.sqrt(6 * SIZE);
  const unknown = () => `${randomUUID()}@uni.example`;
  const register = async (email: string) => {
    const { error, response } = await from().POST('/auth/register', {
      body: { user_type: 'university_student', email, password: PASSWORD, consent: true },
    });
    return { status: response.status, error };
  };
  const recover = async (email: string) => {
    const { error, response } = await from().POST('/auth/recovery', { body: { email } });
    return { status: response.status, error };
  };
  const tryLogin = async (email: string) => {
    const { error, response } = await from().POST('/auth/login', { body: { email, password: 'Not-the-1-it-is' } });
    return { status: response.status, error };
  };

  it.each([
    ['register', register, 200],
    ['login', tryLogin, 422],
    ['recovery', recover, 204],
  ])('%s: nothing about whether there is an account', async (_, ask, status) => {
    const accounts = await Promise.all(Array.from({ length: SIZE }, stageAccount));
    const answers: unknown[] = [];
    const [known, strange] = await timesOf(
      SIZE,
      async (at) => answers.push(await ask(accounts[at]?.email ?? '')),
      async () => answers.push(await ask(unknown())),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status });
    expect(Math.abs(areaUnderCurve(known, strange) - 0.5)).toBeLessThan(MARGIN);
  });

  it('would show in the time, were there a shorter way', async () => {
    const [whole, short] = await timesOf(
      SIZE,
      () => register(unknown()),
      () => register(`${randomUUID()}@elsewhere.example`),
    );
    expect(areaUnderCurve(whole, short)).toBeGreaterThan(0.5 + MARGIN);
  });
});
