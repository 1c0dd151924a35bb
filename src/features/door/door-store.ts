import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { components } from '../../../openapi/portal.gen.ts';
import { HOUR_MS } from '../../../machines/flow/durations.ts';

export type DoorList = components['schemas']['DoorList'];
export type DoorLog = components['schemas']['DoorLog'];
type DoorScan = components['schemas']['DoorScan'];

/** Names, and what belongs to them: deleted when somebody logs out, and after the event. */
interface ListDb extends DBSchema {
  lists: { key: string; value: KeptList };
}

/** Ids only: stays until everything is sent, whoever is logged in. */
interface LogDb extends DBSchema {
  /** This device at each date. */
  posts: { key: string; value: Post };
  /** Tickets that are used, as far as this device knows. */
  inside: { key: [occurrence: string, ticket: string]; value: Inside };
  /** The scans that have not reached the server yet, in their order. */
  waiting: { key: number; value: Waiting };
}

export interface KeptList {
  occurrence: string;
  /** ISO 8601, by the device's clock. */
  savedAt: string;
  list: Omit<DoorList, 'log'>;
}

export interface Post {
  occurrence: string;
  door: string | null;
  device: string;
  /** How far the log of all doors is known here. */
  cursor: number;
}

interface Inside {
  occurrence: string;
  ticket: string;
  /** The entry of this device; null for one that the server told of. */
  scan: string | null;
  door: string;
  at: string;
}

/** Something that was done and is still to be sent. */
export interface Waiting {
  occurrence: string;
  door: string;
  device: string;
  scan: DoorScan;
}

/** The database of names; signing out deletes it by this name. */
const LIST = 'door-list';
const LOG = 'door-log';
/** Doors close late. */
const KEPT_AFTER_END_MS = 6 * HOUR_MS;
/** A list fetched so recently by the device's own clock is of tonight: that clock may be days off. */
const NIGHT_MS = 12 * HOUR_MS;

const watchers = new Set<() => void>();

/** Calls back when somebody logs out in another tab, which deletes the lists. Returns the function that ends it. */
export function whenForgotten(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

let lists: Promise<IDBPDatabase<ListDb>> | undefined;
let logs: Promise<IDBPDatabase<LogDb>> | undefined;

const listDb = () =>
  (lists ??= openDB<ListDb>(LIST, 1, {
    upgrade: (db) => void db.createObjectStore('lists', { keyPath: 'occurrence' }),
    // Somebody signs out, here or in another tab: nothing may hold the list back.
    blocking: (_before, _after, event) => {
      lists = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
      for (const tell of watchers) tell();
    },
  }));

const logDb = () =>
  (logs ??= openDB<LogDb>(LOG, 1, {
    upgrade: (db) => {
      db.createObjectStore('posts', { keyPath: 'occurrence' });
      db.createObjectStore('inside', { keyPath: ['occurrence', 'ticket'] });
      db.createObjectStore('waiting', { autoIncrement: true });
    },
  }));

/** Keeps a list, in place of an earlier one of its date. */
export async function keepList(kept: KeptList): Promise<void> {
  await (await listDb()).put('lists', kept);
}

/** The kept list of a date. */
export const keptList = async (occurrence: string): Promise<KeptList | undefined> =>
  (await listDb()).get('lists', occurrence);

/** Deletes the lists of events that are over, and what this device knew of their doors. */
export async function forgetOver(now: number): Promise<void> {
  const [names, log] = await Promise.all([listDb(), logDb()]);
  const over = (await names.getAll('lists')).filter(
    ({ list, savedAt }) =>
      Date.parse(list.date.ends_at) + KEPT_AFTER_END_MS < now && Date.parse(savedAt) + NIGHT_MS < now,
  );
  const unsent = new Set((await log.getAll('waiting')).map(({ occurrence }) => occurrence));
  for (const { occurrence } of over) {
    await names.delete('lists', occurrence);
    if (unsent.has(occurrence)) continue;
    await log.delete('posts', occurrence);
    await log.delete('inside', IDBKeyRange.bound([occurrence, ''], [occurrence, '\uffff']));
  }
}

/** This device at a date; new ones have no door yet. */
export async function postAt(occurrence: string): Promise<Post> {
  const kept = await (await logDb()).get('posts', occurrence);
  return kept ?? { occurrence, door: null, device: crypto.randomUUID(), cursor: 0 };
}

export async function keepPost(post: Post): Promise<void> {
  await (await logDb()).put('posts', post);
}

/**
 * Lets somebody in, unless the ticket is used: keeps the entry and puts it on the way to the server, both or neither. Returns the entry that
 * stands, which is another one if the ticket was used before.
 */
export async function admit({ door, device, occurrence }: Waiting, scan: DoorScan): Promise<Inside> {
  const entry = { occurrence, ticket: scan.ticket, scan: scan.id, door, at: scan.at };
  const trx = (await logDb()).transaction(['inside', 'waiting'], 'readwrite');
  const before = await trx.objectStore('inside').get([occurrence, scan.ticket]);
  if (before === undefined) {
    await trx.objectStore('inside').put(entry);
    await trx.objectStore('waiting').add({ occurrence, door, device, scan });
  }
  await trx.done;
  return before ?? entry;
}

/** Takes an entry of this device back, and tells the server. */
export async function takeBack(waiting: Waiting): Promise<void> {
  const trx = (await logDb()).transaction(['inside', 'waiting'], 'readwrite');
  await trx.objectStore('inside').delete([waiting.occurrence, waiting.scan.ticket]);
  await trx.objectStore('waiting').add(waiting);
  await trx.done;
}

/** The scans still to be sent, of all dates, with their keys. */
export async function waitingScans(): Promise<{ key: number; value: Waiting }[]> {
  const found: { key: number; value: Waiting }[] = [];
  let cursor = await (await logDb()).transaction('waiting').store.openCursor();
  while (cursor) {
    found.push({ key: cursor.primaryKey, value: cursor.value });
    cursor = await cursor.continue();
  }
  return found;
}

/** The server has these. */
export async function forgetSent(keys: readonly number[]): Promise<void> {
  const trx = (await logDb()).transaction('waiting', 'readwrite');
  await Promise.all(keys.map((key) => trx.store.delete(key)));
  await trx.done;
}

/** Learns what other doors did; what this device has yet to send stays as it is here. */
export async function learn(post: Post, { cursor, changes }: Pick<DoorLog, 'cursor' | 'changes'>): Promise<void> {
  const { occurrence } = post;
  const trx = (await logDb()).transaction(['inside', 'waiting', 'posts'], 'readwrite');
  const waiting = await trx.objectStore('waiting').getAll();
  const own = new Set(waiting.map(({ scan }) => scan.ticket));
  const inside = trx.objectStore('inside');
  for (const { ticket, entry } of changes) {
    if (own.has(ticket)) continue;
    const before = await inside.get([occurrence, ticket]);
    if (entry === null) await inside.delete([occurrence, ticket]);
    else if (before === undefined) await inside.put({ occurrence, ticket, scan: null, door: entry.door, at: entry.at });
  }
  const posts = trx.objectStore('posts');
  // The door may have been renamed in another tab since `post` was read.
  await posts.put({ ...((await posts.get(occurrence)) ?? post), cursor });
  await trx.done;
}

/** The ids of a date's tickets that are used, as far as this device knows; also of those that were not valid. */
export async function ticketsInside(occurrence: string): Promise<string[]> {
  const keys = await (await logDb()).getAllKeys('inside', IDBKeyRange.bound([occurrence, ''], [occurrence, '\uffff']));
  return keys.map(([, ticket]) => ticket);
}
