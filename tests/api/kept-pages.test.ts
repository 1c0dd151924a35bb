import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { readRaw } from '../support/raw-page.ts';
import { openStage, stageBuyers, stageShow } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [origin] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());

const decoded: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  undefined: (body) => body,
};
const read = (path: string, cookie?: string) => readRaw(origin + path, cookie === undefined ? {} : { cookie });

describe('a page that is kept', () => {
  it('is the same one whatever else stands in the address and among the cookies', async () => {
    const show = await stageShow(db);
    const path = `/media/events/${show.slug}`;
    const { body } = await read(path);
    const others = await Promise.all([
      read(`${path}?utm_source=x&fbclid=1`),
      read(`${path}?page=7&search=x`),
      read(path, 'a=b; su_token=none; locale=xx'),
      read(path, 'su_token=eyJhbGciOiJIUzI1NiJ9.e30.x'),
    ]);
    for (const other of others) expect([other.status, other.body.equals(body)]).toEqual([200, true]);
  });

  it.each([
    ['/media/events/%69l-kewkba', '/media/events/il-kewkba'],
    ['/media/events/IL-KEWKBA?utm_source=x', '/media/events/il-kewkba?utm_source=x'],
    ['/MEDIA/events/', '/media/events'],
  ])('stands at one path: %s leads to it', async (path, place) => {
    const { status, headers } = await read(path);
    expect([status, headers.location]).toEqual([308, place]);
  });

  it('is one page for all that are not found', async () => {
    const [one, other] = await Promise.all(['/no/such/page', '/nor/this?x=1'].map((path) => read(path)));
    expect([one?.status, other?.status, one?.body.equals(other?.body ?? Buffer.of())]).toEqual([404, 404, true]);
  });

  it('tells what has changed a moment later', async () => {
    const show = await stageShow(db);
    const path = `/media/events/${show.slug}`;
    expect((await read(path)).body.toString()).not.toContain('Renamed');
    await db
      .updateTable('events')
      .set({ title: JSON.stringify({ en: 'Renamed', mt: 'Renamed' }) })
      .where('slug', '=', show.slug)
      .execute();
    await expect.poll(async () => (await read(path)).body.toString()).toContain('Renamed');
  });
});

describe('a card', () => {
  it('is drawn once, however its page is written', async () => {
    const letters = Array.from('kwizz-tal-harifa');
    const written = letters.map((_, at) =>
      letters.map((letter, place) => (place === at ? `%${letter.codePointAt(0)?.toString(16)}` : letter)).join(''),
    );
    const answers = await Promise.all(
      [...written, 'KWIZZ-tal-harifa'].map((slug) => read(`/media/events/${slug}/card.png?x=${slug}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('the page of somebody who is signed in', () => {
  it('has nobody else’s data in it, however many ask at the same time', async () => {
    const buyers = await stageBuyers(db, 4);
    const names = ['Ċensa', 'Ġorġ', 'Ħanni', 'Żeppi'].map((name, at) => `${name}${buyers[at]?.id.slice(0, 6)}`);
    for (const [at, first_name] of names.entries())
      await db
        .updateTable('users')
        .set({ first_name })
        .where('id', '=', buyers[at]?.id ?? '')
        .execute();
    const paths = ['/', '/media/events', '/about/history'];
    const visits = Array.from({ length: 60 }, (_, at) => ({ who: at % 5, path: paths[at % 3] ?? '/' }));
    const pages = await Promise.all(
      visits.map(async ({ who, path }) => {
        const token = buyers[who]?.token;
        return { who, html: (await read(path, token && `su_token=${token}`)).body.toString() };
      }),
    );
    for (const { who, html } of pages) {
      const found = names.filter((name, at) => html.includes(name) || html.includes(buyers[at]?.email ?? name));
      expect(found).toEqual(names.slice(who, who + 1));
      if (who < 4) expect(html).toContain(names[who]);
    }
  });

  it('has their own hostile name in it and nothing of another’s, at the same moment and in every encoding', async () => {
    const names = [
      '</script><script>alert(1)</script>',
      '\uE000last\uE001 $& $1 $`',
      '"\uE000profile\uE001"',
      `\uE000avatar _R_1_\uE001${'Ħ'.repeat(1500)}`,
    ];
    const buyers = await stageBuyers(db, names.length);
    for (const [at, { id }] of buyers.entries())
      await db
        .updateTable('users')
        .set({ first_name: names[at], last_name: `own${at}` })
        .where('id', '=', id)
        .execute();
    const encodings = { 'gzip, br': 'gzip', br: 'br', gzip: 'gzip', identity: undefined };
    const visits = buyers.flatMap((buyer, at) =>
      Object.entries(encodings).map((encoding) => ({ buyer, at, encoding })),
    );
    const pages = await Promise.all(
      visits.map(async ({ buyer, encoding: [accepted] }) =>
        readRaw(`${origin}/about/history`, { cookie: `su_token=${buyer.token}`, 'accept-encoding': accepted }),
      ),
    );
    for (const [number, { headers, body }] of pages.entries()) {
      const visit = visits[number];
      if (!visit) throw new Error('Each page was somebody’s');
      const { buyer, at, encoding } = visit;
      expect(headers['content-encoding']).toBe(encoding[1]);
      const html = decoded[String(headers['content-encoding'])]?.(body).toString() ?? '';
      const { queries } = JSON.parse(/id="rendered">([^<]*)</.exec(html)?.[1] ?? '').queries;
      const profile = queries.find(({ queryKey }: { queryKey: string[] }) => queryKey.join('/') === 'me/profile');
      expect(profile.state.data).toMatchObject({ id: buyer.id, first_name: names[at], last_name: `own${at}` });
      const others = buyers.flatMap((other, place) => (place === at ? [] : [other.id, other.email, `own${place}`]));
      expect(others.filter((text) => html.includes(text))).toEqual([]);
      expect(html.match(/alert\(1\)/g)?.length).toBe(at === 0 ? 3 : undefined);
      expect(html).not.toContain('<script>alert');
    }
  });

  it('shows at once what they have changed', async () => {
    const [buyer] = await stageBuyers(db, 1);
    if (!buyer) throw new Error('No buyer');
    const own = async () => (await read('/about/history', `su_token=${buyer.token}`)).body.toString();
    expect(await own()).toContain('Żaren');
    await db.updateTable('users').set({ first_name: 'Mikiel' }).where('id', '=', buyer.id).execute();
    await clientOf(origin, buyer).POST('/auth/logout', {});
    expect(await own()).not.toContain('Żaren');
  });
});

describe('the seats of a hall', () => {
  it('are one answer for all who watch, and another once one of them is taken', async () => {
    const show = await stageShow(db, { seats: 40 });
    const [buyer] = await stageBuyers(db, 1);
    const params = { path: { event: show.slug, occurrence: show.occurrenceId } };
    const look = async (url: string, since?: string) =>
      (
        await clientOf(url).GET('/events/{event}/occurrences/{occurrence}/seating', {
          params: { ...params, ...(since !== undefined && { query: { since } }) },
        })
      ).data?.data;
    // Where another transaction is open, seats may be told twice.
    const changed = (seating: Awaited<ReturnType<typeof look>>) => {
      const states = Array.from('0'.repeat(40));
      for (const { index, state } of seating?.changes ?? []) states[index] = String(state);
      return states.join('');
    };
    const first = await Promise.all(urls.map((url) => look(url)));
    expect(first.map((each) => each?.states)).toEqual(['0'.repeat(40), '0'.repeat(40)]);
    const attendees = [{ ticket_id: show.kinds.student, seat: { guid: show.guids[7] ?? '' } }];
    await clientOf(origin, buyer).POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
    for (const [at, url] of urls.entries()) {
      // Cursors of either instance are valid at the other.
      const since = first[1 - at]?.cursor;
      await expect.poll(async () => changed(await look(url, since))).toBe(`${'0'.repeat(7)}1${'0'.repeat(32)}`);
      await expect.poll(async () => (await look(url))?.states?.[7]).toBe('1');
    }
  });
});
