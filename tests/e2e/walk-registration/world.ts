import { expect } from 'vitest';
import type { Status } from '../../../machines/registration/registration.types.ts';
import { type OptionalStep, purchaseOf } from '../../../machines/registration/steps.ts';
import { createFingerprint } from '../../../server/kernel/auth/fingerprint.ts';
import { dayOf } from '../../../server/kernel/auth/mail-quotas.ts';
import { MOST_TRIES } from '../../../server/kernel/auth/mailbox-codes.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { productOf } from '../../../server/kernel/products/products.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { timeAt } from '../../support/clock.ts';
import { answers, insertPerson } from '../../support/accounts.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { photo } from '../../support/hostile-files.ts';
import { codeIn, nthMailTo } from '../../support/mailbox.ts';
import { SESSION_SECRET } from '../../support/portal-process.ts';
import { sandboxOf } from '../../support/sandbox.ts';
import type { Hearing } from '../walking/hearing.ts';
import { Queue } from '../walking/queue.ts';
import type { Window } from '../walking/window.ts';
import { optionalSteps } from '../../models/registration/registration.fixtures.ts';
import { createTokens } from '../../../server/kernel/auth/tokens.ts';
import { systemClock } from '../../../server/kernel/clock.ts';

export type Portal = { urls: readonly [string, ...string[]]; dataDir: string };
export type Identity = { id: string; email: string };

const fingerprint = createFingerprint(SESSION_SECRET);
const longAgo = new Date(0);
/** More than any mailbox or network address is allowed on a day. */
const enough = 1000;
/** The address from which every browser of the walks calls. */
const HERE = '127.0.0.1';

const openings: Record<OptionalStep, (client: Client) => Promise<{ response: Response }>> = {
  PARKING: async (client) => {
    const side = blobOf(await photo());
    return client.POST('/auth/register/vehicle', {
      body: { number_plate: 'LUZ 027', images: [side, side], type: 'session', source: 'registration' },
      bodySerializer: formOf,
    });
  },
  STUDENT_CARD: (client) =>
    client.POST('/auth/register/cards', { params: { query: { type: 'session', source: 'registration' } } }),
  SOLIDARITY_FUND: (client) =>
    client.POST('/auth/register/solidarity', { params: { query: { type: 'session', source: 'registration' } } }),
};

/** Acts for other devices, the union, the payment provider and the clock on one person's registration. */
export function createWorld({ urls: [url], dataDir }: Portal, db: Database) {
  let person: Identity | null = null;
  let queue: Queue | null = null;
  /** Codes mailed so far, by address. */
  const mailed = new Map<string, number>();

  const who = (): Identity => {
    if (person === null) throw new Error('Nobody has registered yet: open an account in the path before this step.');
    return person;
  };
  const elsewhere = async () => clientOf(url, { token: await signIn(db, who().id) });
  const latest = (step: OptionalStep) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', who().id)
      .where('payable_type', '=', productOf(step))
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
  const order = async (step: OptionalStep) => {
    const { response } = await openings[step](await elsewhere());
    if (!response.ok) throw new Error(`${step} could not be ordered on another device: ${response.status}`);
  };
  const pay = async (step: OptionalStep, card?: string) => {
    await sandboxOf(dataDir).pay((await latest(step)).session_id ?? '', card);
  };
  const setUser = (values: { verified_at?: Date; registered?: boolean }) =>
    db.updateTable('users').set(values).where('id', '=', who().id).execute();
  const setCode = (values: { tries?: number; sent_at?: Date; expires_at?: Date }) =>
    db.updateTable('mailbox_codes').set(values).where('user_id', '=', who().id).execute();
  const setMails = async (subject: string, sent: number) => {
    const row = { subject, sent, day: dayOf(new Date(await timeAt(url))) };
    const insertion = db.insertInto('mail_quotas').values(row);
    await insertion.onConflict((conflict) => conflict.columns(['subject', 'day']).doUpdateSet({ sent })).execute();
  };
  /** Serialises those who pay for this step, or end its payment. */
  const queueFor = (step: OptionalStep) =>
    new Queue(db, async (transaction) => {
      const payments = transaction.selectFrom('payments').select('id').where('user_id', '=', who().id);
      await payments.where('payable_type', '=', productOf(step)).forUpdate().execute();
    });
  /** Pays for a step on another device, or refunds it. */
  const settle = async (step: OptionalStep, state: 'paid' | 'refunded') => {
    const unpaid = await db
      .selectFrom('payments')
      .select('id')
      .where('user_id', '=', who().id)
      .where('payable_type', '=', productOf(step))
      .where('state', 'in', ['open', 'declined'])
      .executeTakeFirst();
    if (unpaid === undefined) await order(step);
    await pay(step);
    await expect.poll(async () => (await latest(step)).state).toBe('paid');
    if (state === 'paid') return;
    const { id, payable_id } = await latest(step);
    await db.updateTable('payments').set({ state }).where('id', '=', id).execute();
    await db.updateTable('purchases').set({ state: 'ended' }).where('id', '=', payable_id).execute();
  };

  return {
    pay,
    get email() {
      return who().email;
    },
    useUpTries: () => setCode({ tries: MOST_TRIES }),
    /** From now on the person is this one. */
    become: (identity: Identity) => {
      person = identity;
    },
    /** The account that the person has just opened on the page. */
    becomeOwnerOf: async (email: string) => {
      const newest = db.selectFrom('users').select(['id', 'email']).where('email', '=', email);
      person = await newest.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    },
    signOutEverywhere: () =>
      db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', who().id).execute(),
    /** The day's mails are used up, or none was sent yet. Mails to the address that all walks share never count. */
    useUpMails: async (email: string, isUsedUp: boolean) => {
      await setMails(fingerprint('code-address', HERE), 0);
      await setMails(fingerprint('code-pair', `${email.toLowerCase()}\n${HERE}`), isUsedUp ? enough : 0);
      await setMails(fingerprint('code-mailbox', email.toLowerCase()), 0);
    },
    /** Codes go to another address now. */
    moveMailTo: (email: string) => {
      person = { ...who(), email };
    },
    expectMail: (email: string) => mailed.set(email, (mailed.get(email) ?? 0) + 1),
    /** The code in the latest mail to the person. */
    mailedCode: async () => codeIn(await nthMailTo(dataDir, who().email, mailed.get(who().email))),
    /** Brings the registration to the state of `status`. */
    bringTo: async (status: Status) => {
      const { id } = who();
      if (status.code === null && status.due === 'VERIFICATION')
        await db.deleteFrom('mailbox_codes').where('user_id', '=', id).execute();
      else if (status.code) await setCode({ tries: MOST_TRIES - status.code.tries_left });
      await keepAnswers(db, id, status);
      for (const step of optionalSteps) {
        const state = purchaseOf(status, step)?.state;
        if (state === 'open') await order(step);
        if (state === 'refunded') await settle(step, state);
      }
    },
    /** Another device requested another code just now, or the last one was sent long ago. */
    setSent: async (when: 'now' | 'longAgo') =>
      setCode({ sent_at: when === 'now' ? new Date(await timeAt(url)) : longAgo }),
    expireCode: () => setCode({ expires_at: longAgo }),
    /** Somebody has proved this mailbox before. */
    giveMailboxAway: () => insertPerson(db, { email: who().email, created_at: longAgo }),
    proveElsewhere: () => setUser({ verified_at: new Date() }),
    completeElsewhere: () => setUser({ registered: true }),
    payElsewhere: (step: OptionalStep) => settle(step, 'paid'),
    skipElsewhere: async (step: OptionalStep) => {
      await (await elsewhere()).PUT('/auth/register/status', { body: { step } });
    },
    /** A payment was begun on another device, and its page at the provider is not there yet. Nobody can continue it until `endOnTheWay`. */
    holdPayment: async (step: OptionalStep) => {
      await order(step);
      const { id } = await latest(step);
      await db.updateTable('payments').set({ session_id: null, url: null }).where('id', '=', id).execute();
      queue = queueFor(step);
      await queue.stop();
    },
    /** The other device ends the payment after the page has requested it, and before it receives the address to pay at. */
    endOnTheWay: async () => {
      await queue?.holds(1);
      await queue?.stopBehind();
      await queue?.goOn();
      await queue?.goOn(async (transaction) => {
        const mine = who().id;
        await transaction.updateTable('purchases').set({ state: 'ended' }).where('user_id', '=', mine).execute();
        return transaction.updateTable('payments').set({ state: 'expired' }).where('user_id', '=', mine).execute();
      });
    },
    /** Releases everything that still waits. */
    letGo: () => queue?.letGo(),
    /** A skipped step is due again. */
    askAgain: (step: OptionalStep) =>
      db.deleteFrom('skipped_steps').where('user_id', '=', who().id).where('step', '=', step).execute(),
    /** The address at which the provider sends the person back. */
    returnAddress: async (step: OptionalStep, from: 'success' | 'cancel') =>
      `/payment/${from}?purchase=${(await latest(step)).id}`,
  };
}

export type World = ReturnType<typeof createWorld>;

/** One person's way through one path. */
export type Visit = Hearing & {
  window: Window;
  world: World;
  /** The address at which the page starts, once the world is ready for it; null after it was opened. */
  address: string | null;
  /** The address that the person types next, in place of the known one. */
  newEmail: string;
  /** The page on display passes by itself and may be gone already. */
  passesBy: boolean;
};

const tokens = createTokens(SESSION_SECRET, systemClock);
const monthMs = 30 * 24 * 60 * 60 * 1000;

/** A token of a new session of somebody who is not registered yet, as on another device. */
export async function signIn(db: Database, userId: string): Promise<string> {
  const now = new Date();
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, created_at: now, expires_at: new Date(now.getTime() + monthMs), revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return tokens.sign({ id: userId, registered: false }, id);
}

/** Keeps the answers of somebody who has done these steps, and no others. */
async function keepAnswers(db: Database, user_id: string, { steps }: Status): Promise<void> {
  for (const table of ['personal_details', 'contact_details', 'academic_details', 'skipped_steps'] as const)
    await db.deleteFrom(table).where('user_id', '=', user_id).execute();
  const { first_name: _, last_name: __, ...document } = answers.personal;
  const { mobile, ...reach } = answers.contact;
  const contact = { ...reach, mobile_extension: mobile.extension, mobile_number: mobile.number };
  const isBehind = (wanted: string) => steps.some(({ step, state }) => step === wanted && state === 'done');
  if (isBehind('PERSONAL'))
    await db
      .insertInto('personal_details')
      .values({ user_id, ...document })
      .execute();
  if (isBehind('CONTACT'))
    await db
      .insertInto('contact_details')
      .values({ user_id, ...contact })
      .execute();
  if (isBehind('COURSE'))
    await db
      .insertInto('academic_details')
      .values({ user_id, ...answers.academic })
      .execute();
  for (const step of optionalSteps)
    if (steps.some((each) => each.step === step && each.state === 'skipped'))
      await db.insertInto('skipped_steps').values({ user_id, step }).execute();
}
