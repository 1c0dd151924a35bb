import { createHash } from 'node:crypto';
import { type Cache, shelfOf } from '../kernel/cache.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Locale } from '../kernel/http/operation.ts';
import type { PageAssets } from './assets.ts';
import { type CommonParts, commonPartsOf, type Spliced } from '../kernel/http/spliced.ts';
import type { Person, ReadPage, RenderedPage, Renderer } from './renderer.ts';
import { createSharedReads } from './shared-reads.ts';
import { fillTemplate, inScript } from './shell.ts';

/** A page whose data have been read, and which is rendered only if it is not cached. */
export type Page = { status: number; version: string; html: () => Promise<string | Spliced> };

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
  /** The profile of the person signed in with this token; undefined if its session is over, or cannot be read now. */
  profileOf: (token: string) => Promise<object | undefined>;
};

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The time for which a page with the same data is cached: its texts may depend on the time, such as on an event's start. */
const TIMELESS_MS = 60_000;
export const minute = (): number => Math.floor(performance.now() / TIMELESS_MS);

type Versioned = { page: ReadPage; version: string };

const withVersion = (page: ReadPage): Versioned => ({ page, version: `${page.status} ${hash(page.shown)}` });

/** A document for everyone of a kind; without gaps, each of them has one of their own. */
type Shared = { common: CommonParts; gaps: string[] } | { gaps?: never };

/** Returns a function that reads pages for visitors. What everyone of a kind is shown is read, rendered and compressed once for all of them. */
export function createPages(options: PagesOptions): (request: PageRequest) => Promise<Page> {
  const documents = shelfOf<Shared>(options.cache, 'document');
  const readShared = createSharedReads<Versioned>({ clock: options.clock, isKept: ({ page }) => page.status < 500 });

  return async ({ address, language, token }) => {
    const renderer = await options.renderer();
    const facts = options.factsIn(language);
    const { fetch } = options;
    const place = `${language} ${address}`;
    const { page, version } = await readShared(place, async () =>
      withVersion(await renderer.read({ address, language, fetch, union: facts })),
    );
    const { status, file, isForPerson } = page;
    const profile = isForPerson && token !== undefined ? await options.profileOf(token) : undefined;
    const person = profile && token !== undefined ? renderer.personOf(profile, token) : undefined;

    const documentOf = (template: string, rendered: RenderedPage) =>
      fillTemplate(template, {
        locale: language,
        facts,
        page: { file, ...rendered },
        assets: options.assetsOf(file),
        ...(options.leavesCode && { firstScript: renderer.firstScript }),
        ...(rendered.title !== undefined && { plain: options.withoutScript(rendered.title, language) }),
      });

    const shareWith = (one: Person, template: string): Shared => {
      const key = hash(`${place} ${minute()} ${version} ${one.kind}`);
      const known = documents.get(key);
      if (known) return known;
      const cut = renderer.cutAtGaps(documentOf(template, page.renderShared(one)), one);
      const made = cut ? { common: commonPartsOf(cut.texts), gaps: cut.gaps } : {};
      documents.set(key, made, made.common?.bytes ?? 0);
      return made;
    };

    return {
      status,
      version: person === undefined ? version : `${version} ${hash(JSON.stringify(person.profile))}`,
      html: async () => {
        const template = await options.templateOf(address);
        if (person === undefined) return documentOf(template, page.render());
        const shared = shareWith(person, template);
        if (shared.gaps === undefined) return documentOf(template, page.render(person));
        return { common: shared.common, own: renderer.fillGaps(shared.gaps, person, inScript) };
      },
    };
  };
}
