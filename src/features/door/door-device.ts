import type { DoorTicket, Refusal, Verdict } from '../../../machines/door/door.types.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { InsecureHost } from '../../kit/browser/leave-for.ts';
import { pause } from '../../kit/clock/wait.ts';
import * as store from './door-store.ts';

type Ticket = DoorTicket & { hash: string };

/** The parts of the doors that the page shows. */
export interface DoorNews {
  event: string;
  startsAt: string;
  tickets: number;
  /** Used ones of these tickets: an entry without a valid ticket is a conflict, and hides nobody who is still to come. */
  inside: number;
  /** Entries of this device that are still to be sent. */
  waiting: number;
  /** When the list was fetched (ISO 8601). */
  savedAt: string;
  doors: store.DoorLog['doors'];
  conflicts: store.DoorLog['conflicts'];
}

const at = (occurrence: string) => ({ params: { path: { occurrence } }, ...keepPlace });
/** The server takes this many at once: with all that each says, they fit into one body. */
const MOST_AT_ONCE = 250;
/** A crowd with wrong tickets must not make the list be fetched for each of them. */
const REFRESH_MS = 20_000;
/** Tickets are cancelled and change hands until the evening begins: a door that is connected knows of it after this time. */
const LIST_AGE_MS = 60_000;

/** In a crowd, an answer of the network takes a moment, or never comes. */
const PATIENCE_MS = 4000;

const hashOf = async (code: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Comparable for search: lower case, without diacritics. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ħ', 'h').replaceAll('Ħ', 'h').toLowerCase();

const shownOf = ({ id, name, kind, seat }: Ticket): DoorTicket => ({ id, name, kind, seat });

/** True if the server will never take this: sent again, it would be refused again. */
const isRefusedForGood = (error: unknown) => error instanceof ApiError && [400, 404, 413, 422].includes(error.status);

const isAway = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** A list that has not come by then may still come; nobody waits for it any longer. Throws an ApiError as without a network. */
function inTime(fetching: Promise<void>): Promise<void> {
  const late = pause(PATIENCE_MS, new AbortController().signal).then(() => Promise.reject(new ApiError(0, undefined)));
  return Promise.race([fetching, late]);
}

/** The device at one date: its list in memory, and what it keeps. */
export class DoorDevice {
  /** True if something was done here since the last turn of sending began. */
  hasUnsent = false;
  private readonly occurrence: string;
  private kept: store.KeptList | undefined;
  private byHash = new Map<string, Ticket>();
  private byId = new Map<string, Ticket>();
  private voids = new Map<string, store.KeptList['list']['void'][number]['why']>();
  private named: { key: string; ticket: Ticket }[] = [];
  private refreshedAt = 0;
  private log: Pick<store.DoorLog, 'doors' | 'conflicts'> = { doors: [], conflicts: [] };
  private readonly listeners = new Set<() => void>();
  private shown: DoorNews | undefined;

  constructor(occurrence: string) {
    this.occurrence = occurrence;
  }

  /**
   * Fetches the list and keeps it; without network, or with one that is too slow, opens the one that is kept. Returns the door's name.
   * Throws if there is none, and InsecureHost where a browser can neither hash nor name an entry.
   */
  async open(): Promise<string | null> {
    if (!isSecureContext) throw new InsecureHost();
    await store.forgetOver(Date.now());
    const kept = await store.keptList(this.occurrence);
    try {
      await (kept === undefined ? this.refresh() : inTime(this.refresh()));
    } catch (error) {
      if (kept === undefined || !isAway(error)) throw error;
      this.read(kept);
    }
    await this.tell();
    return (await store.postAt(this.occurrence)).door;
  }

  async rename(door: string): Promise<void> {
    await store.keepPost({ ...(await store.postAt(this.occurrence)), door });
    // A browser that is asked may keep what would go first when space runs out.
    void navigator.storage?.persist?.();
  }

  /** Answers for a code or a ticket that was found by name, and keeps the entry before it answers. */
  async judge(wanted: { code: string } | { ticket: string }): Promise<Verdict> {
    const hash = 'code' in wanted ? await hashOf(wanted.code.trim()) : null;
    let ticket = this.find(wanted, hash);
    // A ticket that is not on the list may have been sold since.
    if (ticket === undefined && hash !== null && !this.voids.has(hash) && (await this.refreshOnceOlderThan(REFRESH_MS)))
      ticket = this.find(wanted, hash);
    if (ticket === undefined) return { kind: (hash !== null && this.voids.get(hash)) || 'unknown' };
    const { door, device } = await store.postAt(this.occurrence);
    const shown = shownOf(ticket);
    const scan = {
      id: crypto.randomUUID(),
      event: 'admit' as const,
      ticket: ticket.id,
      hash,
      at: new Date().toISOString(),
      was_offline: !navigator.onLine,
    };
    const post = { occurrence: this.occurrence, door: door ?? '', device, scan };
    const entry = await store.admit(post, scan);
    this.hasUnsent ||= entry.scan === scan.id;
    await this.tell();
    if (entry.scan === scan.id) return { kind: 'in', ticket: shown, scan: scan.id };
    return { kind: 'already', ticket: shown, entry: { door: entry.door, at: entry.at } };
  }

  /** Takes an entry of this device back. */
  async undo(id: string, ticket: string): Promise<void> {
    const { door, device } = await store.postAt(this.occurrence);
    const scan = {
      id,
      event: 'undo' as const,
      ticket,
      hash: null,
      at: new Date().toISOString(),
      was_offline: !navigator.onLine,
    };
    await store.takeBack({ occurrence: this.occurrence, door: door ?? '', device, scan });
    this.hasUnsent = true;
    await this.tell();
  }

  /**
   * Sends everything that waits, of this date and earlier ones, and learns what the other doors did. Returns the entries that the server
   * refused, without waiting for anything else: somebody may be on the way in.
   */
  async sync(signal: AbortSignal): Promise<Refusal[]> {
    this.hasUnsent = false;
    const refused = await sendWaiting(signal);
    if (refused.length > 0) {
      // The next turn fetches a list that knows better.
      this.refreshedAt = 0;
      await this.tell();
      return refused;
    }
    const post = await store.postAt(this.occurrence);
    const { params, ...rest } = at(this.occurrence);
    const query = { since: post.cursor };
    const log = dataOf(
      await api.GET('/desk/door/dates/{occurrence}/log', { params: { ...params, query }, ...rest, signal }),
    );
    await store.learn(post, log);
    this.log = log;
    await this.refreshOnceOlderThan(LIST_AGE_MS);
    await this.tell();
    return [];
  }

  /** At most eight tickets whose name, seat or kind contains the words. */
  search(words: string): DoorTicket[] {
    const parts = plain(words).split(/\s+/).filter(Boolean);
    if (parts.length === 0) return [];
    return this.named
      .filter(({ key }) => parts.every((part) => key.includes(part)))
      .slice(0, 8)
      .map(({ ticket }) => shownOf(ticket));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly news = (): DoorNews | undefined => this.shown;

  private find(wanted: { code: string } | { ticket: string }, hash: string | null): Ticket | undefined {
    return 'ticket' in wanted ? this.byId.get(wanted.ticket) : this.byHash.get(hash ?? '');
  }

  private async refresh(): Promise<void> {
    this.refreshedAt = Date.now();
    const { log, ...list } = dataOf(await api.GET('/desk/door/dates/{occurrence}', at(this.occurrence)));
    const kept = { occurrence: this.occurrence, savedAt: new Date().toISOString(), list };
    await store.keepList(kept);
    await store.learn(await store.postAt(this.occurrence), log);
    this.log = log;
    this.read(kept);
  }

  /** Fetches a list that is so many ms old; false if it is younger, or cannot be fetched in time. */
  private async refreshOnceOlderThan(age: number): Promise<boolean> {
    if (!navigator.onLine || Date.now() - this.refreshedAt < age) return false;
    return inTime(this.refresh()).then(
      () => true,
      () => false,
    );
  }

  private read(kept: store.KeptList): void {
    this.kept = kept;
    this.byHash = new Map(kept.list.tickets.map((ticket) => [ticket.hash, ticket]));
    this.byId = new Map(kept.list.tickets.map((ticket) => [ticket.id, ticket]));
    this.voids = new Map(kept.list.void.map(({ hash, why }) => [hash, why]));
    this.named = kept.list.tickets.map((ticket) => ({
      key: plain([ticket.name, ticket.seat, ticket.kind].filter(Boolean).join(' ')),
      ticket,
    }));
  }

  private async tell(): Promise<void> {
    if (this.kept === undefined) return;
    const { savedAt, list } = this.kept;
    const waiting = await store.waitingScans();
    const inside = await store.ticketsInside(this.occurrence);
    this.shown = {
      event: list.date.event,
      startsAt: list.date.starts_at,
      tickets: list.tickets.length,
      inside: inside.filter((ticket) => this.byId.has(ticket)).length,
      waiting: waiting.length,
      savedAt,
      ...this.log,
    };
    for (const listener of this.listeners) listener();
  }
}

/**
 * Sends everything that waits on this device, of any date. What the server refuses for good goes on waiting, and holds back nothing else.
 * Returns the entries that it took but that should not have been made.
 */
export async function sendWaiting(signal: AbortSignal): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  for (const batch of batchesOf(await store.waitingScans())) {
    try {
      for (const { id, state } of await send(batch, signal))
        if (state === 'twice' || state === 'not_valid')
          refused.push({ scan: id, why: state === 'twice' ? 'twice' : 'notValid' });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
    }
  }
  return refused;
}

/** Sends scans of one door. Returns how the server took each. */
async function send(batch: readonly { key: number; value: store.Waiting }[], signal: AbortSignal) {
  const [first] = batch;
  if (first === undefined) return [];
  const { occurrence, door, device } = first.value;
  const body = { door, device, scans: batch.map(({ value }) => value.scan) };
  const taken = dataOf(await api.POST('/desk/door/dates/{occurrence}/scans', { ...at(occurrence), body, signal }));
  await store.forgetSent(batch.map(({ key }) => key));
  return taken;
}

/** The waiting scans in their order, cut where date or door change and where the server would take no more. */
function batchesOf(waiting: { key: number; value: store.Waiting }[]): (typeof waiting)[] {
  const batches: (typeof waiting)[] = [];
  for (const entry of waiting) {
    const last = batches.at(-1);
    const first = last?.[0]?.value;
    const isSame =
      first?.occurrence === entry.value.occurrence &&
      first.door === entry.value.door &&
      first.device === entry.value.device;
    if (last !== undefined && isSame && last.length < MOST_AT_ONCE) last.push(entry);
    else batches.push([entry]);
  }
  return batches;
}
