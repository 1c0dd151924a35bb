// `npm run load:size`: P6 of the acceptance list: every call of the contract in a database a hundred times the size; `-- getEventBySlug` times one.
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '../../support/cases.ts';
import { type Operation, operations } from '../../support/contract.ts';
import { type CrowdedPortal, READS_ALL, startCrowdedPortal } from '../../support/crowded-portal.ts';
import type { SeenPlan } from '../../support/plans.ts';
import { median } from '../figure.ts';

const small = { people: 200, bookings: 2000, attendees: 20_000, events: 100 };
const large = { people: 20_000, bookings: 200_000, attendees: 2_000_000, events: 10_000 };
const MOST = 2;
const TRIES = 9;
/** A call that seemed slower is timed anew, this many times: of two hundred medians of nine some are chance. */
const MORE_TRIES = 45;

type Timed = { status: number; ms: number };

/** Sends one request, by somebody new if it changes anything. */
async function timeOne(portal: CrowdedPortal, operation: Operation): Promise<Timed> {
  const sender = await portal.senderOf(operation, await readerOf(portal, operation));
  const began = performance.now();
  const status = await portal.send(operation, sender);
  return { status, ms: performance.now() - began };
}

const readers = new Map<CrowdedPortal, ReturnType<CrowdedPortal['stageOne']>>();
function readerOf(portal: CrowdedPortal, { method }: Operation) {
  if (method !== 'GET') return portal.stageOne();
  const reader = readers.get(portal) ?? portal.stageOne();
  readers.set(portal, reader);
  return reader;
}

/** The medians of a call's times in milliseconds, taken in turns so that a busy machine slows each alike. */
async function compare([one, hundred]: readonly [CrowdedPortal, CrowdedPortal], operation: Operation, tries: number) {
  const times: { one: number[]; hundred: number[] } = { one: [], hundred: [] };
  for (let at = 0; at < tries; at += 1) {
    const [at1, at100] = [await timeOne(one, operation), await timeOne(hundred, operation)];
    if (at1.status !== at100.status)
      throw new Error(`${operation.id}: ${at1.status}, but ${at100.status} at full size`);
    times.one.push(at1.ms);
    times.hundred.push(at100.ms);
  }
  return { one: median(times.one), hundred: median(times.hundred), ratio: median(times.hundred) / median(times.one) };
}

/** The large tables that a call reads from the first row to the last. */
async function scannedBy(portal: CrowdedPortal, operation: Operation, tables: ReadonlySet<string>): Promise<string[]> {
  await takePlans(portal);
  await timeOne(portal, operation);
  const allowed = READS_ALL[operation.id as OperationId] ?? [];
  const scanned = (await takePlans(portal)).flatMap((plan) => plan.scanned);
  return scanned.filter((table) => tables.has(table) && !allowed.includes(table));
}

async function takePlans(portal: CrowdedPortal): Promise<SeenPlan[]> {
  const read = await portal.takePlans();
  for (let look = 0; look < 2000; look += 1) {
    const seen = read();
    if (seen !== undefined) return seen;
    await pause(5);
  }
  throw new Error('The log has not come to this moment within ten seconds');
}

const wanted = process.argv.slice(2);
const measured = operations.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const portals = [await startCrowdedPortal(small), await startCrowdedPortal(large)] as const;
process.stdout.write('Both databases are filled.\n');
const slow: string[] = [];
let worst = 0;
try {
  for (const operation of measured) {
    // What exports or counts everything takes a hundred times as long for a hundred times as much.
    if (READS_ALL[operation.id as OperationId] !== undefined) continue;
    await compare(portals, operation, 1);
    let figures = await compare(portals, operation, TRIES);
    if (figures.ratio > MOST) figures = await compare(portals, operation, MORE_TRIES);
    worst = Math.max(worst, figures.ratio);
    if (figures.ratio <= MOST) continue;
    slow.push(operation.id);
    process.stdout.write(
      `BAD  ${operation.id}: ${figures.one.toFixed(1)} ms, at full size ${figures.hundred.toFixed(1)} ms\n`,
    );
  }
  await portals[1].watchPlans();
  const tables = await portals[1].tablesOver(5000);
  let scans = 0;
  for (const operation of measured)
    for (const table of await scannedBy(portals[1], operation, tables)) {
      scans += 1;
      process.stdout.write(`BAD  ${operation.id} reads all of ${table}\n`);
    }
  process.stdout.write(
    `${measured.length} calls: ${slow.length} slower than ${MOST} times (the slowest ${worst.toFixed(1)} times), ${scans} read a large table whole\n`,
  );
  process.exitCode = slow.length + scans === 0 ? 0 : 1;
} finally {
  for (const portal of portals) await portal.stop();
}
