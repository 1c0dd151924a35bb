import { expect, test } from 'vitest';
import { patience } from '../../support/patience.ts';
import { aSession, startParts } from './parts.ts';

const unavailable = { name: 'PaymentsUnavailable' };

test('a provider that stalls is given up in time', async () => {
  const { gateway, setMode } = await startParts({}, 900);
  await setMode('stall');
  const started = performance.now();
  await expect(gateway.createSession(aSession())).rejects.toMatchObject(unavailable);
  expect(performance.now() - started).toBeGreaterThan(700);
});

test.each(['refuse', 'error5xx'])('a provider in mode %s is unavailable, and well again afterwards', async (mode) => {
  const { gateway, setMode } = await startParts();
  await setMode(mode);
  await expect(gateway.createSession(aSession())).rejects.toMatchObject(unavailable);
  await setMode('ok');
  expect((await gateway.createSession(aSession())).url).toContain('/pay/cs_test_');
});

test('a session made by a call that was cut off is found again by its key', async () => {
  const { gateway, setMode } = await startParts();
  await setMode('cut');
  await expect(gateway.createSession(aSession())).rejects.toMatchObject(unavailable);
  await setMode('ok');
  const first = await gateway.createSession(aSession());
  expect(await gateway.createSession(aSession())).toEqual(first);
});

test('an expiry that was cut off is known to have happened', async () => {
  const { gateway, setMode } = await startParts();
  const { id } = await gateway.createSession(aSession());
  await setMode('cut');
  await expect(gateway.expireSession(id)).rejects.toMatchObject({ name: 'PaymentsUnavailable' });
  await setMode('ok');
  expect(await gateway.expireSession(id)).toBe('expired');
});

test('without a provider at all nobody waits for one', async () => {
  const { gateway, sandbox } = await startParts({}, patience);
  await sandbox.stop();
  const started = performance.now();
  await expect(gateway.retrieveSession('cs_test_1')).rejects.toMatchObject(unavailable);
  expect(performance.now() - started).toBeLessThan(patience);
});
