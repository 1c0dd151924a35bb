import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startPaymentSandbox } from 'checkout-sandbox';
import { aSession, PAYS, post, startParts, startPortal } from './parts.ts';

const log = pino({ level: 'silent' });
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return () => rmSync(dir, { recursive: true, force: true });
});

test('after a restart the sessions, keys and undelivered webhooks are still there', async () => {
  const before = await startParts({ dir });
  before.refuseNext(1_000);
  const { id, url } = await before.gateway.createSession(aSession());
  await post(url, new URLSearchParams({ card: PAYS }));
  await before.sandbox.stop();
  appendFileSync(join(dir, 'journal.jsonl'), '["session",{"id":"cs_torn');
  const after = await startParts({ dir });
  expect(after.sandbox.baseUrl).toBe(before.sandbox.baseUrl);
  expect(await after.gateway.retrieveSession(id)).toMatchObject({ status: 'complete', isPaid: true });
  await expect.poll(after.events).toMatchObject([{ type: 'session.completed', sessionId: id }]);
});

test('of several at once one runs the sandbox, and another takes over when it stops', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => startParts({ dir })));
  const all = [one, two, three].filter((parts) => parts !== undefined);
  expect(new Set(all.map(({ sandbox }) => sandbox.baseUrl)).size).toBe(1);
  const owners = all.filter(({ sandbox }) => sandbox.isOwner());
  expect(owners.length).toBe(1);
  const { id } = await all[0]!.gateway.createSession(aSession());
  await owners[0]?.sandbox.stop();
  const others = all.filter((parts) => parts !== owners[0]);
  await expect.poll(() => others.filter(({ sandbox }) => sandbox.isOwner()).length).toBe(1);
  expect(await others[0]?.gateway.retrieveSession(id)).toMatchObject({ status: 'open' });
});

test('a port that another program took meanwhile is replaced', async () => {
  const first = await startPaymentSandbox({ dir, log });
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.baseUrl).port), '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await new Promise((listening) => squatter.once('listening', listening));
  const second = await startPaymentSandbox({ dir, log });
  onTestFinished(() => second.stop());
  expect(second.isOwner()).toBe(true);
  expect(second.baseUrl).not.toBe(first.baseUrl);
});

test('webhooks wait until the portal says where it is', async () => {
  const { url: webhookUrl, delivered } = await startPortal();
  const { gateway, sandbox } = await startParts();
  sandbox.setWebhookUrl('http://127.0.0.1:9/closed');
  const { url } = await gateway.createSession(aSession());
  await post(url, new URLSearchParams({ card: PAYS }));
  expect(delivered).toEqual([]);
  sandbox.setWebhookUrl(webhookUrl);
  await expect.poll(() => delivered.length).toBe(1);
});
