import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, it } from 'vitest';
import descriptions from '../../locales/en/descriptions.json';
import { readRaw } from '../support/raw-page.ts';
import { openStage, stageShow } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [origin] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The contents of a page's meta tags by name, and its JSON-LD. */
async function toldOf(path: string, locale: string) {
  const { body } = await readRaw(origin + path, { cookie: `locale=${locale}` });
  const head = /<head>.*<\/head>/s.exec(body.toString('utf8'))?.[0] ?? '';
  const tags = [...head.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)"\/?>/g)];
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head)?.[1];
  return {
    names: tags.map(([, name]) => name).filter((name) => name !== 'theme-color'),
    tags: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, plain(content)])),
    data: data === undefined ? undefined : JSON.parse(data),
  };
}

describe('what is told of a page', () => {
  it.each([
    ['/', 'en', 'Għaqda Studenti', /^Student life/, 'website'],
    ['/', 'mt', 'Għaqda Studenti', /^Il-ħajja tal-istudenti/, 'website'],
    ['/media/events/il-kewkba', 'en', 'Il-Kewkba', /^A boat/, 'website'],
    ['/media/events/il-kewkba', 'mt', 'Il-Kewkba', /^Dgħajsa/, 'website'],
    ['/media/news/il-bankijiet', 'en', 'Where did the benches go?', /^Of 96 benches/, 'article'],
    ['/media/news/il-bankijiet', 'mt', 'Fejn marru l-bankijiet?', /^Minn 96 bank/, 'article'],
    ['/initiatives/kokka-fondi/arts-fund', 'en', 'Arts Fund', /^For making art/, 'website'],
    ['/initiatives/kokka-fondi/arts-fund', 'mt', 'Fond għall-Arti', /^Biex tagħmel l-arti/, 'website'],
  ])('%s in %s is in its own words, once each', async (path, locale, title, description, kind) => {
    const { tags, names } = await toldOf(path, locale);
    expect(tags).toMatchObject({
      description: expect.stringMatching(description),
      'og:title': title,
      'og:description': tags['description'],
      'og:type': kind,
      'og:site_name': 'Għaqda Studenti',
      'og:url': origin + path,
      'og:locale': locale === 'mt' ? 'mt_MT' : 'en_GB',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(new Set(names).size).toBe(names.length);
    const image = await fetch(tags['og:image'] ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('is where the page stands in the language that was asked for', async () => {
    const { tags } = await toldOf('/media/events?locale=mt&search=x', 'en');
    expect(tags).toMatchObject({ 'og:url': `${origin}/media/events?locale=mt`, 'og:locale': 'mt_MT' });
  });

  it.each(['/no/such/page', '/404', '/media/events/no-such-event', '/login'])('is nothing of %s', async (path) => {
    const { names, data } = await toldOf(path, 'en');
    expect([names.filter((name) => /^(description|og:|twitter:)/.test(name ?? '')), data]).toEqual([[], undefined]);
  });

  it('never weighs in the browser: neither the texts nor what makes tags of them', async () => {
    const { body } = await readRaw(`${origin}/media/news`);
    expect(body.toString('utf8').split(descriptions.news)).toHaveLength(3);
    const scripts = globSync('dist/site/assets/*.js');
    const told = scripts.filter((file) =>
      ['schema.org', 'og:title', descriptions.news].some((text) => readFileSync(file, 'utf8').includes(text)),
    );
    expect([scripts.length > 50, told]).toEqual([true, []]);
  });
});

describe('JSON-LD', () => {
  it('of an event has all that schema.org wants, for each date', async () => {
    const { data, tags } = await toldOf('/media/events/il-kewkba', 'mt');
    expect(data.length).toBeGreaterThan(1);
    for (const date of data) {
      expect(date).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Il-Kewkba',
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        endDate: expect.any(String),
        location: { '@type': 'Place', name: expect.any(String), address: { addressCountry: 'MT' } },
        organizer: { name: 'Għaqda Studenti', url: origin },
        image: [tags['og:image']],
        url: `${origin}/media/events/il-kewkba`,
      });
    }
    expect(data[0].offers).toMatchObject({ price: '10.00', priceCurrency: 'EUR', url: expect.any(String) });
  });

  it('of an event says what its places cost, whether they can be had, and nothing more', async () => {
    const show = await stageShow(db);
    const { data } = await toldOf(`/media/events/${show.slug}`, 'en');
    expect(data[0].offers).toMatchObject({ availability: 'https://schema.org/InStock' });
    expect(JSON.stringify(data)).not.toMatch(/undefined|null/);
  });

  it('of a piece of news names who wrote it, and when', async () => {
    const { data, tags } = await toldOf('/media/news/il-bankijiet', 'en');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Where did the benches go?',
      datePublished: expect.stringMatching(/^2026-09-17T/),
      author: { '@type': 'Person', name: 'Luke Spagnol' },
      image: [tags['og:image']],
      mainEntityOfPage: `${origin}/media/news/il-bankijiet`,
    });
  });
});

describe('a card', () => {
  it.each(['/card.png', '/media/events/il-kewkba/card.png', '/media/news/il-bankijiet/card.png'])(
    'is a picture of 1200 by 630 that others may show, in each language: %s',
    async (path) => {
      const [en, mt] = await Promise.all(['en', 'mt'].map((locale) => readRaw(`${origin}${path}?locale=${locale}`)));
      expect(en?.body.subarray(1, 4).toString()).toBe('PNG');
      expect([en?.body.readUInt32BE(16), en?.body.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(en?.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(en?.body.length).toBeLessThan(100_000);
      expect(mt?.body.equals(en?.body ?? Buffer.of())).toBe(false);
    },
  );

  it('is the same for all who ask, and not sent again to whoever has it', async () => {
    const address = `${origin}/media/events/il-kewkba/card.png`;
    const { headers, body } = await readRaw(`${address}?utm_source=x`, { cookie: 'locale=mt' });
    expect((await readRaw(address)).body.equals(body)).toBe(true);
    const again = await readRaw(address, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(['/media/events/no-such-event/card.png', '/media/news/xejn/card.png', '/media/events/%00/card.png'])(
    'of nothing is none: %s',
    async (path) => {
      const { status, body } = await readRaw(origin + path);
      expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'not_found']);
    },
  );

  it('is no page: the sitemap has none', async () => {
    const { body } = await readRaw(`${origin}/sitemap.xml`);
    expect(body.toString()).not.toContain('card.png');
  });
});
