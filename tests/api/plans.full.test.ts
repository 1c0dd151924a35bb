import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OperationId } from '../support/cases.ts';
import { operations } from '../support/contract.ts';
import { type CrowdedPortal, READS_ALL, startCrowdedPortal } from '../support/crowded-portal.ts';
import { patience } from '../support/patience.ts';
import type { SeenPlan } from '../support/plans.ts';

const size = { people: 20_000, bookings: 20_000, attendees: 40_000, events: 10_000 };

let portal: CrowdedPortal;

beforeAll(async () => {
  portal = await startCrowdedPortal(size);
  await portal.watchPlans();
  await vi.waitFor(async () => expect((await fetch(`${portal.url}/readyz`)).status).toBe(200), patience);
});
afterAll(() => portal.stop());

/** The plans since the last call. */
async function takePlans(): Promise<SeenPlan[]> {
  const read = await portal.takePlans();
  let seen: SeenPlan[] | undefined;
  // A log's lines come a moment later, and there are two waits to each request of the contract.
  await expect.poll(() => (seen = read()), { interval: 5 }).toBeDefined();
  return seen ?? [];
}

it('every request finds its rows in large tables by an index (P6)', async () => {
  const large = await portal.tablesOver(5_000);
  const found = new Set<string>();
  const reader = await portal.stageOne();
  for (const operation of operations) {
    const sender = await portal.senderOf(operation, operation.method === 'GET' ? reader : await portal.stageOne());
    await takePlans();
    expect(await portal.send(operation, sender), operation.id).toBeLessThan(500);
    const allowed = READS_ALL[operation.id as OperationId] ?? [];
    for (const { query, scanned } of await takePlans())
      for (const table of scanned.filter((each) => large.has(each) && !allowed.includes(each)))
        found.add(`${operation.id} reads all of ${table}: ${query}`);
  }
  expect([...found]).toEqual([]);
});
