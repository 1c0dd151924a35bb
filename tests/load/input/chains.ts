import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import { contractBreach, type Operation, operations, resolve, type Schema } from '../../support/contract.ts';
import { endsSession, sendGenerated, type TokenFor } from '../../support/fuzzing.ts';
import { type KnownIds, validRequest } from '../../support/requests.ts';

/** Ids are kept by the name of the parameter or field that takes them; the newest so many. */
const KEPT = 12;
type Values = { [name: string]: unknown };
/** The values that a step sends instead of generated ones; `pick` gives an id of an earlier answer. */
export type Body = (pick: (name: string) => string | undefined) => Values;
export type Step = string | { id: string; body?: Body; query?: [string, string][] };
type Chain = { begin: readonly Step[]; later: readonly Step[] };

const byId = new Map(operations.map((operation) => [operation.id, operation]));
/** The parameter that follows an address, such as `booking` after /bookings. */
const followers = new Map<string, Set<string>>();
for (const { path } of operations)
  for (const [, base = '', name = ''] of path.matchAll(/(?<=^(.*?))\/\{(\w+)\}/g))
    followers.set(base, (followers.get(base) ?? new Set()).add(name));
/** The ids that an operation answers with, where its address doesn't say. */
const answersWith: Record<string, readonly string[]> = {
  bookFitting: ['rental'],
  bookCarpool: ['carpoolId'],
  holdInterview: ['interview'],
  searchPassengers: ['passengers', 'person'],
  listInterviewSlots: ['slot'],
  listCareerFiles: ['cv', 'fileId'],
  uploadCareerFile: ['cv', 'fileId'],
  sendComplaint: ['complaint'],
  payApart: ['share'],
  listShares: ['share'],
};
const wanted = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)));

function keep(known: KnownIds, name: string, value: string): void {
  known[name] = [value, ...(known[name] ?? []).filter((each) => each !== value)].slice(0, KEPT);
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Keeps every id of an answer under all names by which a later call may ask for it. */
function harvest(known: KnownIds, operation: Operation, body: unknown): void {
  const names = [...(followers.get(operation.path) ?? []), ...(answersWith[operation.id] ?? [])];
  const walk = (value: unknown, key: string, isTop: boolean): void => {
    if (typeof value === 'string') keep(known, key === 'free' ? 'space' : singular(key), value);
    else if (Array.isArray(value)) for (const each of value.slice(0, KEPT)) walk(each, key, isTop);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) {
        if (typeof each !== 'string') walk(each, name, isTop && name === 'data');
        else if (name === 'id')
          for (const as of isTop ? [...names, key] : [singular(key), `${singular(key)}_id`, 'id'])
            keep(known, as, each);
        else if (wanted.has(name) || /_id$|^(?:guid|secret|token|code|user_reference|graduation_day|date)$/.test(name))
          keep(known, name, each);
      }
  };
  walk(body, '', true);
}

/** The fields that a body must have: others are left to the steps without a body of their own. */
function requiredOf({ body, form }: Operation, values: Values): Values {
  const { required = [] } = resolve<Schema>(body ?? form ?? {});
  return Object.fromEntries(required.map((name) => [name, values[name]]));
}

/** Runs a chain of calls, in which ids of earlier answers are used by later ones. `pay` pays a session at the provider. */
export async function runChain(
  url: string,
  { begin, later }: Chain,
  base: KnownIds,
  tokenFor: TokenFor,
  pay: (session: string) => Promise<unknown>,
): Promise<{ statuses: [string, number][]; found: string[] }> {
  const known: KnownIds = structuredClone(base);
  const found: string[] = [];
  const statuses: [string, number][] = [];
  const extra = fc.sample(fc.array(fc.constantFrom(...later), { minLength: 3, maxLength: 12 }), 1)[0] ?? [];
  const length = fc.sample(fc.integer({ min: 1, max: begin.length }), 1)[0] ?? 1;
  for (const step of [...begin.slice(0, length), ...extra]) {
    const id = typeof step === 'string' ? step : step.id;
    if (id === 'PAY') {
      const session = known['session_id']?.[0];
      if (session !== undefined) await pay(session).catch(() => undefined);
      continue;
    }
    const operation = byId.get(id);
    if (operation === undefined || endsSession(operation)) throw new Error(`No step ${id}`);
    const [request] = fc.sample(validRequest(operation, known), 1);
    if (request === undefined) continue;
    const pick = (name: string) => {
      const ids = known[name] ?? [];
      return ids[randomInt(Math.max(ids.length, 1))];
    };
    const given = typeof step === 'string' ? undefined : step;
    const sent = {
      ...request,
      ...(given?.query && { query: given.query }),
      ...(given?.body && { body: { ...requiredOf(operation, request.body as Values), ...given.body(pick) } }),
    };
    const { status, body: answer } = await sendGenerated(url, operation, sent, tokenFor, {
      ...(operation.isOptional && { authorization: `Bearer ${tokenFor(operation)}` }),
    });
    statuses.push([id, status]);
    const breach = status >= 500 ? `${id} answered ${status}` : contractBreach(operation, status, answer);
    if (breach !== undefined)
      found.push(`${breach}\n  after ${statuses.map((each) => each.join(' ')).join(', ')}\n  ${JSON.stringify(sent)}`);
    if (status < 300) harvest(known, operation, answer);
  }
  return { statuses, found };
}
