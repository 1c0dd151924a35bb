import * as fc from 'fast-check';
import { contractBreach, operations } from '../../support/contract.ts';
import { brokenRequest, endsSession, refusals, sendGenerated, stageFuzz } from '../../support/fuzzing.ts';
import { makeRiders } from '../../support/carpooling.ts';
import { stageInterviewSlot } from '../../support/interviews.ts';
import { type GeneratedRequest, type KnownIds, validRequest } from '../../support/requests.ts';
import { stageBuyers } from '../../support/stage.ts';
import { stageFitting } from '../../support/togas.ts';
import { control, type Figure, inLanes, none, some } from '../figure.ts';
import { runChain } from './chains.ts';
import type { InputStage } from './input.ts';
import { scenarios } from './scenarios.ts';

const LANES = 12;
const SLOTS = 400;
const FIRST_SLOT = Date.UTC(2040, 0);

const tell = (lines: readonly string[]) => lines.slice(0, 10).forEach((line) => process.stderr.write(`     ${line}\n`));

/** C1: requests generated from the contract, half of them broken. */
export async function generated({ db, url }: InputStage, count: number): Promise<Figure[]> {
  const { known, tokenFor, buyer } = await stageFuzz(db, url);
  const asked = operations.filter((operation) => !endsSession(operation));
  const each = Math.ceil(count / asked.length);
  const counts = { faults: 0, breaches: 0, accepted: 0, successes: 0, spotted: 0 };
  const found: string[] = [];
  await inLanes(asked, LANES, async (operation) => {
    const send = (request: GeneratedRequest) => sendGenerated(url, operation, request, tokenFor(buyer.token));
    const judge = (status: number, body: unknown): void => {
      const breach = contractBreach(operation, status, body);
      if (status >= 500) counts.faults += 1;
      else if (breach !== undefined) counts.breaches += 1;
      if (breach !== undefined) found.push(breach);
    };
    for (const request of fc.sample(validRequest(operation, known), each)) {
      const { status, body } = await send(request);
      judge(status, body);
      if (status < 300) counts.successes += 1;
      if (status < 300 && contractBreach(operation, status, { no: 'such answer' }) !== undefined) counts.spotted += 1;
    }
    for (const request of fc.sample(brokenRequest(operation, known), each)) {
      const { status, body } = await send(request);
      judge(status, body);
      if (!refusals.includes(status)) {
        counts.accepted += 1;
        found.push(`${operation.id} answered ${status} to ${JSON.stringify(request)}`);
      }
    }
  });
  tell(found);
  const all = each * asked.length;
  return [
    none(`${all} valid and ${all} broken requests: answers 5xx`, counts.faults),
    none('answers that break the contract', counts.breaches),
    none('broken requests that were not refused', counts.accepted),
    some('valid requests that succeeded', counts.successes),
    control('answers of another kind, which break the contract', counts.spotted),
  ];
}

/** C1: chains of calls whose ids come from earlier answers. */
export async function chains({ db, url, sandbox }: InputStage, count: number): Promise<Figure[]> {
  const staged = await stageFuzz(db, url);
  const slots = await Promise.all(
    Array.from({ length: SLOTS }, (_, at) =>
      stageInterviewSlot(db, { startsAt: new Date(FIRST_SLOT + at * 30 * 60_000) }),
    ),
  );
  const fitting = await stageFitting(db, { capacity: 1000 });
  const codes = new Map<string, number>();
  const found: string[] = [];
  let calls = 0;
  await inLanes(Array.from({ length: count }), LANES, async (_, at) => {
    const scenario = scenarios[at % scenarios.length]!;
    const [student] = await stageBuyers(db, 1);
    if (student === undefined) throw new Error('Nobody was staged');
    const others = scenario.name === 'ride' ? await stageBuyers(db, 3) : [];
    const riders = [student, ...others].map(({ id }) => id);
    if (others.length > 0) await makeRiders(db, riders);
    const tokenFor = staged.tokenFor(student.token);
    const base: KnownIds = {
      ...staged.known,
      booking: [],
      occurrence: [fitting],
      show: [staged.free.occurrenceId],
      kind: Object.values(staged.free.kinds),
      passengers: riders.slice(1),
      slot: slots.slice(at % (SLOTS - 20)).slice(0, 20),
    };
    const done = await runChain(url, scenario, base, tokenFor, sandbox.pay);
    calls += done.statuses.length;
    for (const [id, status] of done.statuses) {
      const key = `${id} ${Math.floor(status / 100)}xx`;
      codes.set(key, (codes.get(key) ?? 0) + 1);
    }
    found.push(...done.found);
  });
  tell(found);
  const steps = new Set(
    scenarios.flatMap(({ begin, later }) => [...begin, ...later]).map((s) => (typeof s === 'string' ? s : s.id)),
  );
  const never = [...steps].filter((id) => id !== 'PAY' && !codes.has(`${id} 2xx`));
  return [
    none(`${count} chains of ${calls} calls: answers 5xx or against the contract`, found.length),
    some(`steps that succeeded (never: ${never.join(', ') || 'none'})`, steps.size - 1 - never.length),
  ];
}
