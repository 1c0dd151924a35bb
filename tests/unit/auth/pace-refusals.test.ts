import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Problem } from '../../../server/kernel/http/problem.ts';
import { pacingRefusals } from '../../../server/kernel/auth/pace-refusals.ts';
import { callerAt } from '../../support/caller.ts';

const tooBusy = { status: 503, code: 'too_busy' };

/** Calls from one network that last until `end`, and how many were begun. */
function callsFrom(ip: string, count: number) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return ended;
  };
  const answers = Array.from({ length: count }, () => pacingRefusals(callerAt(ip), work));
  return { answers, begun: () => begun, end };
}

/** Calls that are refused, and the names of those that have heard so. */
function refusals() {
  const heard: string[] = [];
  const refuse = (ip: string, name: string, socket?: Socket) =>
    pacingRefusals(callerAt(ip, socket), () => Promise.reject(new Problem(429, 'too_many_tries'))).catch(() =>
      heard.push(name),
    );
  return { heard, refuse };
}

it('works on forty calls of a network at a time, and refuses the others before anything is done', async () => {
  const crowd = callsFrom('192.0.2.1', 45);
  const neighbours = callsFrom('192.0.2.9', 1);
  expect([crowd.begun(), neighbours.begun()]).toEqual([40, 1]);
  await Promise.all(crowd.answers.slice(40).map((refused) => expect(refused).rejects.toMatchObject(tooBusy)));
  crowd.end();
  neighbours.end();
  await Promise.all(crowd.answers.slice(0, 40));
  await expect(pacingRefusals(callerAt('192.0.2.1'), () => Promise.resolve('again'))).resolves.toBe('again');
});

it('keeps a call that fails from counting on', async () => {
  const fail = () => Promise.reject(new Error('away'));
  for (let call = 0; call < 45; call += 1)
    await expect(pacingRefusals(callerAt('192.0.2.2'), fail)).rejects.toThrow('away');
});

it('refuses a network that asks again and again no faster, even one call after the other', async () => {
  const refuse = () => Promise.reject(new Problem(429, 'too_many_tries', { retryAfterSeconds: 1 }));
  const began = performance.now();
  for (let call = 0; call < 6; call += 1)
    await expect(pacingRefusals(callerAt('192.0.2.3'), refuse)).rejects.toMatchObject({ status: 429 });
  // Five rests of 50 ms; a timer may fire a fraction of a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(245);
});

it('refuses one after the other, the newest first, and keeps no other network waiting', async () => {
  const { heard, refuse } = refusals();
  await Promise.all([
    refuse('10.0.0.1', 'first'),
    refuse('10.0.0.1', 'second'),
    refuse('10.0.0.1', 'third'),
    refuse('10.0.0.2', 'other'),
  ]);
  expect(heard).toEqual(['first', 'other', 'third', 'second']);
  await expect(pacingRefusals(callerAt('10.0.0.1'), async () => 'right')).resolves.toBe('right');
});

it('keeps no place for whoever hangs up, before or while they wait', async () => {
  const { heard, refuse } = refusals();
  const leaving = new Socket();
  const all = [
    refuse('10.0.0.3', 'first'),
    refuse('10.0.0.3', 'patient'),
    refuse('10.0.0.3', 'leaves', leaving),
    refuse('10.0.0.3', 'has left', new Socket().destroy()),
  ];
  await expect.poll(() => heard).toEqual(['first', 'has left']);
  leaving.destroy();
  await Promise.all(all);
  expect(heard).toEqual(['first', 'has left', 'leaves', 'patient']);
});
