import { createHash } from 'node:crypto';
import { type Cache, shelfOf } from '../kernel/cache.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Locale } from '../kernel/http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { Person, ReadPage, RenderedPage, Renderer, SharedBody } from './renderer.ts';
import { fillTemplate } from './shell.ts';

/** A page whose data have been read, and which is rendered only if it is not cached. */
export type Page = { status: number; version: string; html: () => Promise<string> };

export type PageRequest = { address: string; language: Locale; token: string | undefined };

export type PagesOptions = {
  cache: Cache;
  clock: Clock;
  /** The document into which the page at an address is put. */
  templateOf: (address: string) => Promise<string> | string;
  renderer: () => Promise<Renderer>;
  /** True if rendered pages fetch their code after the first paint; in development, Vite loads it. */
  leavesCode: boolean;
  assetsOf: (page: string) => PageAssets;
  factsIn: (language: Locale) => object;
  /** The page without JavaScript, in place of one that the browser renders. */
  withoutScript: (title: string, language: Locale) => string;
  /** Calls the API. */
  fetch: (request: Request) => Promise<Response>;
};

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The time for which a page with the same data is cached: its texts may depend on the time, such as on an event's start. */
const TIMELESS_MS = 60_000;
export const minute = (): number => Math.floor(performance.now() / TIMELESS_MS);

const BYTES_PER_CHARACTER = 2;

/** People who open the same page within this time get the same data, as visitors do from the cache of answers. */
const READ_FRESH_MS = 250;

/** A page's data and their version, read once for all who open it within a moment of the app's own clock. */
function createReader(clock: Clock): (read: () => Promise<ReadPage>, place: string) => Promise<Versioned> {
  const reads = new Map<string, Promise<Versioned>>();
  return (read, place) => {
    const key = `${Math.floor(clock.now().getTime() / READ_FRESH_MS)} ${place}`;
    const known = reads.get(key);
    if (known) return known;
    const reading = read().then((page) => ({ page, version: `${page.status} ${hash(page.shown)}` }));
    reads.set(key, reading);
    setTimeout(() => reads.delete(key), READ_FRESH_MS).unref();
    return reading;
  };
}

type Versioned = { page: ReadPage; version: string };

/** Returns a function that reads pages for visitors. What everyone of a kind is shown is read and rendered once for all of them. */
export function createPages(options: PagesOptions): (request: PageRequest) => Promise<Page> {
  const bodies = shelfOf<SharedBody>(options.cache, 'body');
  const readShared = createReader(options.clock);

  const render = ({ page, version }: Versioned, person: Person | undefined, place: string): RenderedPage => {
    if (person === undefined) return page.render();
    const key = hash(`${place} ${minute()} ${version} ${person.kind}`);
    const known = bodies.get(key);
    const { keep, ...rendered } = page.render(person, known);
    if (keep !== undefined && keep !== known)
      bodies.set(key, keep, BYTES_PER_CHARACTER * (keep.head.length + keep.body.length));
    return rendered;
  };

  return async ({ address, language, token }) => {
    const renderer = await options.renderer();
    const facts = options.factsIn(language);
    const { fetch } = options;
    const place = `${language} ${address}`;
    const read = await readShared(() => renderer.read({ address, language, fetch, union: facts }), place);
    const { status, file, isForPerson } = read.page;
    const person =
      isForPerson && token !== undefined ? await renderer.readPerson({ language, fetch, token }) : undefined;
    return {
      status,
      version: person === undefined ? read.version : `${read.version} ${hash(JSON.stringify(person.profile))}`,
      html: async () => {
        const page = render(read, person, place);
        return fillTemplate(await options.templateOf(address), {
          locale: language,
          facts,
          page: { file, ...page },
          assets: options.assetsOf(file),
          ...(options.leavesCode && { firstScript: renderer.firstScript }),
          ...(page.title !== undefined && { plain: options.withoutScript(page.title, language) }),
        });
      },
    };
  };
}
