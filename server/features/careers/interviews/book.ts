import type { Trx } from '../../../kernel/db/database.ts';
import { heldUntil } from '../../../kernel/calendar/slot-hold.ts';
import { orRefusal } from '../../../kernel/http/constraints.ts';
import type { Locale } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { type Actor, ownerOf, thePortal } from '../../../kernel/lifecycle/lifecycle.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { writtenDay } from '../../../kernel/mail/moments.ts';
import { lockAccount } from '../../../kernel/products/progress.ts';
import { dayAt, type InterviewDeps } from './days.ts';
import { sendMail } from './mail.ts';
import { lockSlots } from './slots.ts';
import { type InterviewRow, readOwn } from './view.ts';

/** A student's choice: the slot, and the language to refuse it in. */
type Choice = { slot: string; locale: Locale };

/**
 * Locks the slots between which an interview goes, and frees the wanted one if it was held too long. Throws 409 for a slot that has begun or
 * isn't on offer.
 */
async function lockWanted(deps: InterviewDeps, trx: Trx, wanted: string, former?: string) {
  const now = deps.clock.now();
  const slots = await lockSlots(trx, former === undefined ? [wanted] : [former, wanted]);
  const slot = slots.find(({ id }) => id === wanted);
  if (slot === undefined || !slot.is_open || slot.starts_at <= now) throw new Problem(409, 'interview_slot_over');
  const stale = await trx
    .selectFrom('interviews')
    .selectAll()
    .where('slot_id', '=', wanted)
    .where('state', 'in', interviewLife.tagged('isHeld'))
    .where('expires_at', '<=', now)
    .forUpdate()
    .execute();
  for (const row of stale) await interviewLife.move(trx, row, { type: 'hold.expire' }, { by: thePortal, at: now });
  const { id: slot_id, company, expo, arrive_at, starts_at, ends_at } = slot;
  return { slot_id, company, expo, arrive_at, starts_at, ends_at };
}

/** Runs a write that takes a slot; a clash with another interview is told with the day, in the caller's language. */
async function orClash<T>(
  deps: InterviewDeps,
  { starts_at }: { starts_at: Date },
  locale: Locale,
  work: Promise<T>,
): Promise<T> {
  try {
    return await orRefusal(work);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'interview_at_time') throw error;
    throw new Problem(409, 'interview_at_time', { values: { date: writtenDay(dayAt(starts_at, deps), locale) } });
  }
}

/**
 * Ends the hold that another slot takes the place of: a tab that still shows it can then neither book nor give up what it doesn't show.
 * Returns the hold where it is the same slot's.
 */
async function leaveHold(deps: InterviewDeps, trx: Trx, held: InterviewRow | undefined, slot: string) {
  const row = held && (await interviewLife.lock(trx, held.id));
  if (row === undefined || !interviewLife.is(row.state, 'isHeld')) return undefined;
  if (row.slot_id === slot) return row;
  await interviewLife.move(trx, row, { type: 'hold.drop' }, { by: ownerOf(row), at: deps.clock.now() });
  return undefined;
}

/**
 * Holds a slot for somebody; what they held before is over. Throws 409 where it is taken or begun, where they have an interview with the
 * company, and where it would overlap with another of theirs.
 */
export async function holdInterview(
  deps: InterviewDeps,
  trx: Trx,
  userId: string,
  { slot, locale }: Choice,
): Promise<{ id: string }> {
  await lockAccount(trx, userId);
  const held = await trx
    .selectFrom('interviews')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', interviewLife.tagged('isHeld'))
    .executeTakeFirst();
  const times = await lockWanted(deps, trx, slot, held?.slot_id);
  const at = deps.clock.now();
  const set = { ...times, expires_at: heldUntil(deps.clock, deps.site.standing.expo.holdMinutes, times) };
  const same = await leaveHold(deps, trx, held, slot);
  if (same !== undefined) {
    await interviewLife.move(trx, same, { type: 'hold.renew' }, { by: ownerOf(same), at, set });
    return { id: same.id };
  }
  const row = { ...set, user_id: userId, state: interviewLife.initial, created_at: at, changed_at: at };
  const inserting = trx.insertInto('interviews').values(row).returning('id').executeTakeFirstOrThrow();
  return orClash(deps, times, locale, inserting);
}

/** An interview of somebody's own, locked until the transaction ends. Throws 404 for another's. */
export async function lockOwn(trx: Trx, id: string, userId: string): Promise<InterviewRow> {
  const row = await interviewLife.lock(trx, id);
  if (row.user_id !== userId) throw new Problem(404, 'not_found');
  return row;
}

/** Throws 422 unless it is one of the student's own career documents. */
async function demandCv(trx: Trx, userId: string, cv: string | null): Promise<void> {
  if (cv === null) return;
  const file = trx.selectFrom('files').select('id').where('id', '=', cv).where('user_id', '=', userId);
  if ((await file.where('purpose', '=', 'career').forShare().executeTakeFirst()) !== undefined) return;
  throw new Problem(422, 'interview_cv_unknown', { fields: { cv: ['interview_cv_unknown'] } });
}

type Papers = { cv: string | null };

/** Books what is held. Throws 409 once the hold is over. */
export async function confirmInterview(deps: InterviewDeps, trx: Trx, row: InterviewRow, { cv }: Papers) {
  const at = deps.clock.now();
  if (interviewLife.is(row.state, 'isHeld') && row.expires_at !== null && row.expires_at <= at)
    throw new Problem(409, 'hold_ended');
  await demandCv(trx, row.user_id, cv);
  const set = { cv_id: cv, expires_at: null };
  await interviewLife.demandMove(trx, row, { type: 'interview.confirm' }, { by: ownerOf(row), at, set });
  await sendMail(deps, trx, { interviewId: row.id, kind: 'booked' });
}

const isToCome = ({ clock }: InterviewDeps, { starts_at }: InterviewRow): boolean => starts_at > clock.now();

/** Throws 409 once the interview has begun. */
function demandToCome(deps: InterviewDeps, row: InterviewRow): void {
  if (interviewLife.is(row.state, 'isBooked') && !isToCome(deps, row)) throw new Problem(409, 'interview_begun');
}

/**
 * Moves an interview to another slot of its company, which stays as it was where that can't be had. The slot that it has already changes
 * nothing.
 */
export async function moveInterview(
  deps: InterviewDeps,
  trx: Trx,
  { id, userId, slot, locale }: Choice & { id: string; userId: string },
): Promise<void> {
  await lockAccount(trx, userId);
  const { slot_id, company } = await readOwn(trx, id, userId);
  const times = await lockWanted(deps, trx, slot, slot_id);
  if (times.company !== company) throw new Problem(409, 'interview_slot_over');
  const row = await lockOwn(trx, id, userId);
  demandToCome(deps, row);
  const at = deps.clock.now();
  const event = { type: 'interview.move', isToCome: isToCome(deps, row) } as const;
  interviewLife.demandAfter(row.state, event);
  if (row.slot_id === slot) return;
  const set = { ...times, reminded_at: null };
  const moving = interviewLife.demandMove(trx, row, event, { by: ownerOf(row), at, set });
  await orClash(deps, times, locale, moving);
  await sendMail(deps, trx, { interviewId: id, kind: 'moved', at: at.getTime() });
}

/** Attaches another CV, or takes it back. */
export async function changeCv(deps: InterviewDeps, trx: Trx, row: InterviewRow, { cv }: Papers): Promise<void> {
  demandToCome(deps, row);
  await demandCv(trx, row.user_id, cv);
  const event = { type: 'cv.change', isToCome: isToCome(deps, row) } as const;
  await interviewLife.demandMove(trx, row, event, { by: ownerOf(row), at: deps.clock.now(), set: { cv_id: cv } });
}

/** Gives a slot back, held or booked; the student gets a mail about what was booked. */
export async function cancelInterview(deps: InterviewDeps, trx: Trx, row: InterviewRow): Promise<void> {
  demandToCome(deps, row);
  await interviewLife.demandMove(trx, row, givingUp(deps, row), { by: ownerOf(row), at: deps.clock.now() });
  if (interviewLife.is(row.state, 'isBooked')) await sendMail(deps, trx, { interviewId: row.id, kind: 'cancelled' });
}

const givingUp = (deps: InterviewDeps, row: InterviewRow) =>
  interviewLife.is(row.state, 'isHeld')
    ? ({ type: 'hold.drop' } as const)
    : ({ type: 'interview.cancel', isToCome: isToCome(deps, row) } as const);

/** Cancels the coming interviews of somebody whose account is closed: the companies would wait for nobody. */
export async function giveUpInterviews(deps: InterviewDeps, trx: Trx, userId: string, by: Actor): Promise<void> {
  const at = deps.clock.now();
  const toCome = trx.selectFrom('interviews').selectAll().where('user_id', '=', userId).where('starts_at', '>', at);
  for (const row of await toCome.orderBy('id').forUpdate().execute())
    await interviewLife.move(trx, row, givingUp(deps, row), { by, at });
}
