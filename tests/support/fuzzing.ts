import { type Role, staffRoles } from '../../server/kernel/http/roles.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import * as fc from 'fast-check';
import type { Operation } from './contract.ts';
import { type FormFields, formOf } from './forms.ts';
import { type GeneratedRequest, invalidBody, invalidForm, type KnownIds, validRequest } from './requests.ts';
import { stageStaff } from './staff.ts';
import { type Buyer, stageBuyers, stageShow } from './stage.ts';

/** `keeping` is the answer's Cache-Control. */
export type Seen = { status: number; body: unknown; keeping: string | null };
/** The token that an operation is called with. */
export type TokenFor = (operation: Operation) => string;

/** Ids that exist, and somebody of every role who may use them. */
export async function stageFuzz(db: Database, url: string) {
  const show = await stageShow(db, { seats: 40 });
  const free = await stageShow(db, { capacity: 1000 });
  const [buyer] = (await stageBuyers(db, 1)) as [Buyer];
  /** Tokens of the staff, by role: operations for others refuse them before looking at the request. */
  const staff = new Map<Role, string>();
  for (const role of staffRoles) staff.set(role, (await stageStaff(db, url, role)).token);
  const events = await db.selectFrom('events').select('slug').execute();
  const slugs = events.map(({ slug }) => slug);
  const kinds = [show, free].flatMap((each) => Object.values(each.kinds));
  const { id } = await db
    .insertInto('bookings')
    .values({
      reference: `FUZZ-${show.slug}`,
      user_id: buyer.id,
      occurrence_id: show.occurrenceId,
      locale: 'en',
      state: 'held',
      outcome: null,
      expires_at: new Date(Date.now() + 3_600_000),
      created_at: new Date(),
      paid_at: null,
      changed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const known: KnownIds = {
    // Ids of events and of content.
    slug: [...slugs, 'privacy-policy', 'green-fund', 'ix-xifer', 'arkata-labs', 'social-speak-7', 'il-bankijiet'],
    id: ['n041', 'n030'],
    event: slugs,
    eventSlug: slugs,
    occurrence: [show.occurrenceId, free.occurrenceId],
    occurrence_id: [show.occurrenceId, free.occurrenceId],
    ticket_id: kinds,
    tickets: [kinds.slice(0, 2).join(',')],
    booking: [id],
    guid: show.guids,
  };
  const tokenFor =
    (student: string): TokenFor =>
    ({ roles }) => {
      if (roles.includes('student')) return student;
      const [role = 'admin'] = staffRoles.filter((each) => roles.includes(each));
      return staff.get(role) ?? student;
    };
  return { show, free, buyer, known, tokenFor };
}

/** Sends a generated request, as somebody who may make it. */
export async function sendGenerated(
  url: string,
  operation: Operation,
  request: GeneratedRequest,
  tokenFor: TokenFor,
  headers: Record<string, string> = {},
): Promise<Seen> {
  const query = new URLSearchParams(request.query).toString();
  const answer = await fetch(`${url}/api${request.path}${query && `?${query}`}`, {
    method: operation.method,
    headers: {
      ...(operation.isSecured && { authorization: `Bearer ${tokenFor(operation)}` }),
      ...(operation.body && request.body !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
      ...headers,
    },
    ...(request.body !== undefined && { body: wireBody(operation, request, headers) }),
  });
  const isJson = answer.headers.get('content-type')?.includes('application/json');
  const content: unknown = isJson ? await answer.json() : await answer.text();
  return { status: answer.status, body: content, keeping: answer.headers.get('cache-control') };
}

/** A form as multipart, unless the test gives a media type; anything else as JSON. */
const wireBody = ({ form }: Operation, { body }: GeneratedRequest, headers: Record<string, string>) =>
  form && !('content-type' in headers) ? formOf(body as FormFields) : JSON.stringify(body);

/** A request that is broken in its body if it has one, else in its query. */
export function brokenRequest(operation: Operation, known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const base = validRequest(operation, known);
  const body = operation.body
    ? invalidBody(operation.body, known)
    : operation.form && invalidForm(operation.form, known);
  if (body) return fc.tuple(base, body).map(([request, body]) => ({ ...request, body }));
  const unknown: [string, string] = ['no_such_parameter', '1'];
  return base.map((request) => ({ ...request, query: [...request.query, unknown] }));
}

/** The statuses with which a broken request is refused. */
export const refusals: readonly number[] = [400, 404, 422];
/** Operations after which their caller's token is no longer good. */
export const endsSession = ({ id }: Operation): boolean => id === 'logout';
