import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ContentError } from '../../../server/kernel/content/problem.ts';

/** The demo union's own content. */
export const demoContent = resolve(import.meta.dirname, '../../../content');

export type ContentCopy = {
  dir: string;
  /** Sets values at places such as `occurrences[0].start` of one file; undefined removes them. */
  set(path: string, values: Record<string, unknown>): void;
  write(path: string, text: string): void;
  /** Undoes the changes to one file. */
  restore(path: string): void;
  remove(path: string): void;
  /** Removes an event, from the sectors that lead to it as well. */
  removeEvent(slug: string): void;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function put(json: unknown, place: string, value: unknown): void {
  const keys = place.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  let holder = json;
  for (const key of keys) holder = isFields(holder) ? holder[key] : undefined;
  if (!isFields(holder)) throw new Error(`There is nothing at ${place}`);
  holder[last] = value;
}

/** A copy of the demo content to break, without the stadium, which takes long to read. */
export function copyContent(): ContentCopy {
  const dir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  cpSync(demoContent, dir, { recursive: true, filter: (path) => !/ta-qali|il-finali|\.ts$/.test(path) });
  const write = (path: string, text: string) => writeFileSync(join(dir, path), text);
  const remove = (path: string) => rmSync(join(dir, path));
  const forget = (slug: string) => {
    const path = 'career-finder/sectors.json';
    const sectors = JSON.parse(readFileSync(join(dir, path), 'utf8')) as { events: string[] }[];
    write(
      path,
      JSON.stringify(sectors.map((each) => ({ ...each, events: each.events.filter((one) => one !== slug) }))),
    );
  };
  const copy: ContentCopy = {
    dir,
    write,
    set: (path, values) => {
      const json: unknown = JSON.parse(readFileSync(join(dir, path), 'utf8'));
      for (const [place, value] of Object.entries(values)) put(json, place, value);
      write(path, JSON.stringify(json));
    },
    restore: (path) => cpSync(join(demoContent, path), join(dir, path)),
    remove,
    removeEvent: (slug) => {
      remove(`events/${slug}.json`);
      forget(slug);
    },
  };
  forget('il-finali');
  return copy;
}

export const discard = (copy: ContentCopy): void => rmSync(resolve(copy.dir, '..'), { recursive: true, force: true });

/** The errors of reading, line by line; empty if there are none. */
export function told(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
  return [];
}
