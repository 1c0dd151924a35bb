import { describe, expect, inject, it } from 'vitest';
import { createQueryClient } from '../../src/kit/api/queries.ts';
import type { PageWords } from '../../src/kit/content/describe.ts';
import { isRendered } from '../../src/app/app-route.ts';
import { routeAt, routesOf } from '../../src/app/routes.tsx';
import { inWords, readPage, textsIn, type Visit } from '../../src/app/visit.ts';
import { languages, type Language } from '../../src/kit/i18n/languages.ts';
import { someOf } from '../support/size.ts';

const union = {
  id: 'su',
  name: 'Għaqda',
  origin: 'https://ghaqda.example',
  flags: { translations: true, tedx: true, esu: true, careers: true },
} as Visit['union'];

const slugs: Record<string, string> = {
  '/media/events/:slug': 'il-kewkba',
  '/media/news/:slug': 'il-bankijiet',
  '/about/resources/:slug': 'social-speak-7',
  '/initiatives/kokka-fondi/:slug': 'arts-fund',
  '/initiatives/tedx-conferences/:slug': 'il-hoss',
  '/careers/careers-expo/companies/:slug': 'korriera',
};

const rendered = routesOf(union).filter((route) => isRendered(route) && !route.path.startsWith('/styleguide'));
const addressOf = (path: string) => path.replace(':slug', slugs[path] ?? 'unknown').replace(/\/:\w+\?/, '');

const [url] = inject('portal').urls;

async function wordsOf(address: string, language: Language): Promise<PageWords | undefined> {
  const fetchFrom = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(url + pathname + search, { headers: request.headers });
  };
  const visit: Visit = { address, language, union, fetch: fetchFrom };
  const queries = createQueryClient();
  const status = await readPage(visit, queries);
  return status === 200 ? inWords(routeAt(address, union), visit, queries, await textsIn[language]) : undefined;
}

describe.each(languages)('in %s', (language) => {
  const paths = rendered.filter(({ status }) => status === undefined).map(({ path }) => path);
  it.each(someOf(paths, 15))('%s is described in 50 to 170 characters, under a title', async (path) => {
    const words = await wordsOf(addressOf(path), language);
    expect(words?.description.length).toBeGreaterThanOrEqual(50);
    expect(words?.description.length).toBeLessThanOrEqual(170);
    expect(words?.title).toMatch(/^\S.*[^.]$/);
  });

  it('no two pages are described alike', async () => {
    const pages = new Map(rendered.map((route) => [route.titleKey ?? route.path, addressOf(route.path)]));
    for (const home of languages) pages.delete(`/${home}`);
    const all = await Promise.all([...pages.values()].map((address) => wordsOf(address, language)));
    const told = all.flatMap((words) => words?.description ?? []);
    expect(told.length).toBeGreaterThan(35);
    expect(new Set(told).size).toBe(told.length);
  });
});

it('says nothing of a page that is not there', async () => {
  expect(await wordsOf('/404', 'en')).toBeUndefined();
  expect(await wordsOf('/media/news/xejn', 'en')).toBeUndefined();
});

it('tells a language from the other', async () => {
  const [en, mt] = await Promise.all(languages.map((language) => wordsOf('/media/events', language)));
  expect(en?.description).not.toBe(mt?.description);
});
