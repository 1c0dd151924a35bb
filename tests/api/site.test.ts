import { describe, expect, inject, it } from 'vitest';
import { clientOf } from '../support/client.ts';

const { urls } = inject('portal');
const client = clientOf(urls[0]);

/** All texts of an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('news', () => {
  it('comes in pages, latest first, by kind and by words without their marks', async () => {
    const first = await client.GET('/news', { params: { query: { limit: 5 } } });
    const second = await client.GET('/news', { params: { query: { limit: 5, page: 2 } } });
    const dates = [...(first.data?.data ?? []), ...(second.data?.data ?? [])].map((each) => each.published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates).size).toBe(10);
    const gozo = await client.GET('/news', { params: { query: { 'filter[category]': 'gozo', locale: 'mt' } } });
    expect(gozo.data?.data.map(({ category }) => category.name)).toEqual(['Għawdex']);
    const found = await client.GET('/news', { params: { query: { 'filter[search]': 'imgarr mewg' } } });
    expect(found.data?.data.map(({ id }) => id)).toEqual(['n039']);
  });

  it('is the same by id and by address, with others beside it and no HTML in it', async () => {
    const byId = await client.GET('/news/{id}', { params: { path: { id: 'n041' } } });
    const slug = byId.data?.data.slug ?? '';
    const bySlug = await client.GET('/news/slug/{slug}', { params: { path: { slug } } });
    expect(bySlug.data).toEqual(byId.data);
    expect(byId.data?.data.related).toHaveLength(4);
    expect(byId.data?.data.related.map(({ id }) => id)).not.toContain('n041');
    expect(textsIn(byId.data).filter((text) => /<\w/.test(text))).toEqual([]);
    const none = await client.GET('/news/slug/{slug}', { params: { path: { slug: 'xejn' } } });
    expect(none.response.status).toBe(404);
  });

  it('is sent once to whoever has it', async () => {
    const address = `${urls[0]}/api/news?locale=mt`;
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const english = await fetch(`${urls[0]}/api/news?locale=en`, { headers: { 'if-none-match': etag } });
    expect(english.status).toBe(200);
  });
});

describe('publications', () => {
  it('are counted by kind, listed by year, and have years of their own kind only', async () => {
    const kinds = await client.GET('/resources/categories');
    for (const { id, count } of kinds.data?.data ?? []) {
      const { data } = await client.GET('/resources', { params: { query: { 'filter[category]': id } } });
      expect([id, data?.meta.total]).toEqual([id, count]);
    }
    const years = await client.GET('/resources/years', {
      params: { query: { 'filter[category]': 'erasmus-booklet' } },
    });
    expect(years.data?.data).toEqual([2026, 2025]);
    const old = await client.GET('/resources', { params: { query: { 'filter[year]': 2025 } } });
    expect(old.data?.data.map(({ year }) => year)).toEqual([2025, 2025]);
  });
});

describe('what the union is', () => {
  it('has a council of thirteen', async () => {
    const { data } = await client.GET('/council/members', { params: { query: { locale: 'mt' } } });
    expect(data?.data).toHaveLength(13);
    expect(data?.data[0]?.role).toBe('Presidenta');
  });

  it('lists organisations in the order of the caller’s alphabet, where articles do not count', async () => {
    const { data } = await client.GET('/student-organisations', { params: { query: { locale: 'mt' } } });
    const names = data?.data.map(({ name }) => name) ?? [];
    expect(names.indexOf('Il-Fergħa')).toBeLessThan(names.indexOf('Insiteu'));
    expect(names.indexOf('Għawdxin fuq il-Kampus')).toBeLessThan(names.indexOf('Insiteu'));
    const sports = await client.GET('/student-organisations', { params: { query: { 'filter[kind]': 'sports' } } });
    expect(sports.data?.data.map(({ kind }) => kind)).toEqual(['sports', 'sports']);
  });

  it('names each company once, with all that it does', async () => {
    const { data } = await client.GET('/companies');
    const names = data?.data.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
    expect(data?.data.find(({ id }) => id === 'arkata-labs')?.works_as).toEqual(['hiring', 'sponsor']);
  });
});

describe('funds', () => {
  it('are open by date: all windows hold what the caller sees', async () => {
    const { data } = await client.GET('/kokka-funds');
    expect(data?.data).toHaveLength(6);
    for (const { open, windows } of data?.data ?? []) {
      expect(open).toBe(windows.some((window) => window.open));
    }
    const green = await client.GET('/kokka-funds/{slug}', { params: { path: { slug: 'green-fund' } } });
    expect(green.data?.data.windows.map(({ opens_on }) => opens_on.slice(5)).toSorted()).toEqual(['02-14', '12-05']);
  });
});

describe('the search', () => {
  const search = (q: string, more = {}) => client.GET('/search', { params: { query: { q, locale: 'mt', ...more } } });

  it.each([
    ['il-kewkba', 'event', 'il-kewkba'],
    ['privatezza', 'page', 'privacy-policy'],
    ['hanna portelli', 'person', 'hanna-portelli'],
    ['fond ghall-isport', 'fund', 'sports-fund'],
    ['arkata', 'hiring_company', 'arkata-labs'],
    ['ix-xifer', 'tedx_theme', 'ix-xifer'],
    ['dghajsa port kbir', 'organisation', 'regatta'],
    ['ktejjeb 2026', 'resource', 'erasmus-booklet-2026'],
    ['librerija nofsillejl', 'news', 'il-librerija-miftuha-sa-nofsillejl'],
    ['kodici ma jasalx', 'faq', 'no-code'],
  ])('finds “%s” as a %s', async (q, kind, id) => {
    const { data } = await search(q);
    const places = data?.data.map((found) => `${found.kind} ${found.id}`) ?? [];
    expect(places.slice(0, 3)).toContain(`${kind} ${id}`);
  });

  it('tells one kind from others, and nothing from something', async () => {
    const { data } = await search('ghawdex', { 'filter[kind]': 'event' });
    expect(new Set(data?.data.map(({ kind }) => kind))).toEqual(new Set(['event']));
    expect((await search('qwertyuiop')).data?.meta.total).toBe(0);
    expect((await search('’')).data?.meta.total).toBe(0);
  });
});

describe('adverts', () => {
  it('are pictures that this server has, and that can run nothing', async () => {
    const { data } = await client.GET('/advertisements', { params: { query: { banner_filter: 'both' } } });
    const banners = data?.data.banners ?? [];
    const pictures = [...banners.flatMap(({ sizes }) => sizes), ...(data?.data.full_screen?.media ?? [])];
    expect(pictures.length).toBe(banners.length * 2 + 1);
    for (const { url } of pictures) {
      const answer = await fetch(`${urls[0]}${url}`);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'image/svg+xml']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).not.toMatch(/<script|href=|on\w+=/);
    }
  });

  it('are all or some: banners, the full screen, at most so many', async () => {
    const only = async (banner_filter: 'banners' | 'full_screen') =>
      (await client.GET('/advertisements', { params: { query: { banner_filter } } })).data?.data;
    expect((await only('banners'))?.full_screen).toBeNull();
    expect((await only('full_screen'))?.banners).toEqual([]);
    const { data } = await client.GET('/adverts', { params: { query: { 'filter[featured]': 'true', limit: 2 } } });
    expect(data?.data.map(({ featured }) => featured)).toEqual([true, true]);
  });

  it('lie beside nothing else that could be had', async () => {
    for (const path of ['..%2fpeople.json', '..%5cpeople.json', '%2e%2e%2fpeople.json', '.', '']) {
      const answer = await fetch(`${urls[0]}/pictures/${path}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('Luzzu-2027');
    }
  });
});

describe('the search', () => {
  it.each([
    ['en', 'refund', 'cancel'],
    ['en', 'money back', 'cancel'],
    ['en', 'tikets', 'cancel'],
    ['mt', 'rifuzjoni', 'cancel'],
    ['mt', 'biljeti', 'cancel'],
  ] as const)('in %s finds by “%s” how a ticket is given back', async (locale, q, id) => {
    const { data } = await clientOf(urls[0]).GET('/search', { params: { query: { q, locale, limit: 50 } } });
    expect(data?.data.map((found) => `${found.kind} ${found.id}`)).toContain(`faq ${id}`);
  });

  it.each([
    ['en', 'carpooling', 'carpooling'],
    ['mt', 'lift', 'carpooling'],
    ['en', 'gown', 'togi-rentals'],
    ['mt', 'toga', 'togi-rentals'],
    ['en', 'hire a hall', 'rentals'],
    ['mt', 'kiri', 'rentals'],
    ['en', 'complaint', 'complaints'],
    ['mt', 'ilment', 'complaints'],
  ] as const)('in %s leads from “%s” to the service', async (locale, q, id) => {
    const { data } = await clientOf(urls[0]).GET('/search', { params: { query: { q, locale, limit: 50 } } });
    expect(data?.data.map((found) => `${found.kind} ${found.id}`)).toContain(`page ${id}`);
  });

  it('and the sitemap name the pages of the services, and no page of an account or the desk', async () => {
    const sitemap = await (await fetch(`${urls[0]}/sitemap.xml`)).text();
    for (const page of ['carpooling', 'togi-rentals', 'rentals', 'complaints'])
      expect(sitemap).toContain(`/services/${page}<`);
    expect(sitemap).not.toMatch(/\/(account|desk)\b/);
  });
});

it.each(['en', 'mt'] as const)('Malta stands first among the nationalities, in %s', async (locale) => {
  const { data } = await client.GET('/nationalities', { params: { query: { locale } } });
  expect(data?.data.slice(0, 2).map(({ id }) => id)).toEqual(['MT', 'AF']);
});
