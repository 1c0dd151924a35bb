import { expect, it } from 'vitest';
import { Problem } from '../../../server/kernel/http/problem.ts';
import { pacingRefusals } from '../../../server/kernel/auth/pace-refusals.ts';

const tooBusy = { status: 503, code: 'too_busy' };

/** Calls from one network that last until `end`, and how many were begun. */
function callsFrom(address: string, count: number) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return ended;
  };
  return { answers: Array.from({ length: count }, () => pacingRefusals(address, work)), begun: () => begun, end };
}

it('works on forty calls of a network at a time, and refuses the others before anything is done', async () => {
  const crowd = callsFrom('192.0.2.1', 45);
  const neighbours = callsFrom('192.0.2.9', 1);
  expect([crowd.begun(), neighbours.begun()]).toEqual([40, 1]);
  for (const refused of crowd.answers.slice(40)) await expect(refused).rejects.toMatchObject(tooBusy);
  crowd.end();
  neighbours.end();
  await Promise.all(crowd.answers.slice(0, 40));
  await expect(pacingRefusals('192.0.2.1', () => Promise.resolve('again'))).resolves.toBe('again');
});

it('keeps a call that fails from counting on', async () => {
  const fail = () => Promise.reject(new Error('away'));
  for (let call = 0; call < 45; call += 1) await expect(pacingRefusals('192.0.2.2', fail)).rejects.toThrow('away');
});

it('refuses a network that asks again and again no faster, even one call after the other', async () => {
  const refuse = () => Promise.reject(new Problem(429, 'too_many_tries', { retryAfterSeconds: 1 }));
  const began = performance.now();
  for (let call = 0; call < 6; call += 1)
    await expect(pacingRefusals('192.0.2.3', refuse)).rejects.toMatchObject({ status: 429 });
  // Five rests of 50 ms; a timer may fire a fraction of a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(245);
});
