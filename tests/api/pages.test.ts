import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readRaw } from '../support/raw-page.ts';
import { openStage, stageBuyers, stageShow } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await readRaw(`${urls[0]}${path}`, headers);
  const html = answer.body.toString('utf8');
  const textOf = (tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)`).exec(html)?.[1];
  return { ...answer, html, title: textOf('title'), heading: textOf('h1'), lang: /<html lang="(\w+)"/.exec(html)?.[1] };
}

/** The page's content, without the data that go along with it. */
const shownIn = (html: string) => /<div id="root">(.*?)<script/s.exec(html)?.[1] ?? '';

describe('a page as the server sends it', () => {
  it.each([
    ['en', '/media/events', 'Events'],
    ['mt', '/media/events', 'Avvenimenti'],
    ['mt', '/', 'Din il-⁠ġimgħa, ilkoll abbord.'],
  ])('is there in %s before any script runs: %s', async (locale, path, heading) => {
    const { status, lang, heading: shown, html } = await page(path, { cookie: `locale=${locale}` });
    expect([status, lang, shown]).toEqual([200, locale, heading]);
    expect(shownIn(html)).toMatch(/href="\/media\/events\/[a-z]/);
  });

  it('holds an event with its prices', async () => {
    const show = await stageShow(db);
    const { title, html } = await page(`/media/events/${show.slug}`);
    expect(title).toBe(`${show.slug} · Għaqda Studenti`);
    expect(shownIn(html)).toContain('€15.00');
  });

  it.each([
    ['en', 'Main links', 'To be announced'],
    ['mt', 'Links ewlenin', 'Jitħabbar aktar tard'],
  ])('names its bar as a landmark, and says what is not known yet, in %s', async (locale, bar, place) => {
    const { slug } = await stageShow(db);
    const { html } = await page(`/media/events/${slug}`, { cookie: `locale=${locale}` });
    const header = /<header[^>]*>(.*?)<\/header>/s.exec(shownIn(html))?.[1];
    expect(/^<nav [^>]*aria-label="([^"]*)"/.exec(header ?? '')?.[1]).toBe(bar);
    expect(shownIn(html)).toContain(place);
  });

  it('tells search engines what it is about, and where else it stands', async () => {
    const show = await stageShow(db);
    const { html } = await page(`/media/events/${show.slug}`, { cookie: 'locale=mt' });
    const told = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(told)).toMatchObject([{ '@type': 'Event', name: show.slug, startDate: expect.any(String) }]);
    const address = `${urls[0]}/media/events/${show.slug}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="mt" href="${address}?locale=mt"/>`);
    expect(html).toContain(`<meta property="og:title" content="${show.slug}"/>`);
    const sitemap = await page('/sitemap.xml');
    expect(sitemap.html).toContain(`<loc>${address}</loc>`);
    expect(sitemap.html).toContain(`<loc>${urls[0]}/media/events</loc>`);
    expect((await page('/robots.txt')).html).toContain(`Sitemap: ${urls[0]}/sitemap.xml`);
  });

  it('has one heading of its own, and none in front of it, whatever the page', async () => {
    const { html: sitemap } = await page('/sitemap.xml');
    const addresses = [...new Set([...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, at = '']) => new URL(at).pathname))];
    expect(addresses.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const address of [...addresses, '/no/such/heading']) {
      // The menu is a closed dialog: its headings are read only when it is open, apart from the rest.
      const shown = shownIn((await page(address)).html).replace(/<dialog id="menu".*?<\/dialog>/s, '');
      const levels = [...shown.matchAll(/<h([1-6])/g)].map(([, level]) => level);
      if (levels[0] !== '1' || levels.lastIndexOf('1') !== 0) wrong.push(`${address}: ${levels.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/login', 'en', 'Log in'],
    ['/login?lang=mt', 'mt', 'Idħol'],
    ['/register', 'en', 'Register'],
    ['/account/bookings', 'en', 'My bookings'],
  ])('says what is missing where the browser renders it: %s', async (path, locale, heading) => {
    const { html, lang } = await page(path);
    const plain = /<div id="root"><noscript>(.*?)<\/noscript><\/div>/s.exec(html)?.[1] ?? '';
    expect([lang, /<h1>([^<]*)/.exec(plain)?.[1]]).toEqual([locale, heading]);
    expect(plain).toContain('This page needs JavaScript.');
    expect(plain).toContain('Din il-paġna teħtieġ il-JavaScript.');
    expect(plain).toMatch(/href="mailto:[^"@]+@[^"@]+"/);
  });

  it('is in the language that its address asks for, whatever was chosen', async () => {
    expect((await page('/media/events?locale=mt', { cookie: 'locale=en' })).lang).toBe('mt');
  });

  it.each(['/no/such/page', '/media/events/no-such-event'])('says 404 for %s', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it('lets only the one script run that stands in it', async () => {
    const { html, headers } = await page('/media/events');
    const inline = [...html.matchAll(/<script(?! type="application\/)[^>]*>([^<]*)<\/script>/g)].map(
      ([, text]) => text,
    );
    expect(inline).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('is not sent again while it is the same', async () => {
    const { etag = '' } = (await page('/no/such/page')).headers;
    const again = await page('/no/such/page', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('comes compressed as the browser likes', async () => {
    const plain = await page('/');
    const br = await page('/', { 'accept-encoding': 'gzip, br' });
    const gz = await page('/', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString('utf8')).toBe(plain.html);
    expect(gunzipSync(gz.body).toString('utf8')).toBe(plain.html);
  });
});

/** The drawing in front of somebody's initial. */
const avatar = /<svg(?:(?!<svg).)*<\/svg>(?=<!--\/\$--><\/span><span[^>]*data-initial)/s;

it('is rendered by the production build of React, whatever the process was started with', () => {
  const folder = new URL('../../dist/server/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const undecided = files.filter((name) =>
    readFileSync(new URL(name, folder), 'utf8').includes('process.env.NODE_ENV'),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(undecided).toEqual([]);
});

describe('whose page it is', () => {
  it('knows who is signed in, and tells nobody else', async () => {
    const [buyer] = await stageBuyers(db, 1);
    const own = await page('/media/events', { cookie: `su_token=${buyer?.token}` });
    expect(own.html).toContain('Żaren');
    expect(own.headers['cache-control']).toBe('private, no-cache');
    const visitor = await page('/media/events');
    expect(visitor.html).not.toContain('Żaren');
    expect(visitor.html).not.toContain(buyer?.email);
  });

  it.each(['/', '/media/events', '/contact-us'])(
    'names and draws everybody on their own %s, rendered for all or for them alone',
    async (path) => {
      // Nobody's gap, nor a pattern of a replacement; a letter that stands for a gap is rendered for its owner alone.
      const names = ['Ġorġ', '$& <b>"Żeża"</b>', '\uE000Alone'];
      const buyers = await stageBuyers(db, names.length);
      for (const [at, { id }] of buyers.entries())
        await db.updateTable('users').set({ first_name: names[at] }).where('id', '=', id).execute();
      const bodies: string[] = [];
      for (const { token } of buyers) bodies.push(shownIn((await page(path, { cookie: `su_token=${token}` })).html));
      const escaped = ['Ġorġ', '$&amp; &lt;b&gt;&quot;Żeża&quot;&lt;/b&gt;', '\uE000Alone'];
      for (const [at, body] of bodies.entries()) {
        expect(body.split(escaped[at] ?? '').length, names[at]).toBeGreaterThan(2);
        for (const other of escaped.filter((each) => each !== escaped[at])) expect(body).not.toContain(other);
      }
      expect(new Set(bodies.map((body) => avatar.exec(body)?.[0])).size).toBe(names.length);
      const identifiers = bodies.map((body) => /_R_\w*_/.exec(avatar.exec(body)?.[0] ?? '')?.[0]);
      expect(new Set(identifiers).size, String(identifiers)).toBe(1);
      const [first, second, alone] = bodies.map((body, at) =>
        body
          .replace(avatar, '')
          .replaceAll(escaped[at] ?? '', 'NAME')
          .replaceAll(buyers[at]?.email ?? '', 'EMAIL')
          .replace(/data-initial="[^"]*"/, ''),
      );
      expect([first === alone, second === alone]).toEqual([true, true]);
    },
  );

  it('takes a session that has ended for none', async () => {
    const [buyer] = await stageBuyers(db, 1);
    await db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', buyer?.id ?? '')
      .execute();
    const { status, html } = await page('/media/events', { cookie: `su_token=${buyer?.token}` });
    expect(status).toBe(200);
    expect(html).not.toContain('Żaren');
    expect((await page('/media/events', { cookie: 'su_token=not.a.token%' })).status).toBe(200);
  });
});
