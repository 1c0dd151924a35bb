import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { MOST_BEGUN_A_DAY } from '../../server/features/career-finder/finders.ts';
import { hashOfSecret } from '../../server/kernel/hashes.ts';
import { stageSession } from '../support/actors.ts';
import { clientOf } from '../support/client.ts';
import { timeAt } from '../support/clock.ts';
import { finderAt } from '../support/finding.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [url] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());
const finder = finderAt(url);

describe('somebody who begins again and again', () => {
  const crowd = addresses();
  const from = (address: string) => finderAt(url, clientOf(url, undefined, fetchFrom(address)));

  it('is slowed by network, and what was begun goes on', async () => {
    const script = from(crowd());
    const before = await db.selectFrom('career_finder_beginnings').select('network').execute();
    const user_reference = await script.answer({ order: 3 });
    const counted = await db.selectFrom('career_finder_beginnings').selectAll().execute();
    const [own] = counted.filter(({ network }) => !before.some((each) => each.network === network));
    expect(own?.begun).toBe(1);
    await db
      .updateTable('career_finder_beginnings')
      .set({ begun: MOST_BEGUN_A_DAY - 1 })
      .where('network', '=', own?.network ?? '')
      .execute();
    await script.answer({ order: 3 });
    const { error, response } = await script.pick.values(['nature'], { unfinished: true });
    expect([response.status, error?.code]).toEqual([429, 'too_many_finders']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await script.pick.values(['nature'], { user_reference, unfinished: true })).response.status).toBe(200);
    await from(crowd()).answer({ order: 3 });
  });

  it('leaves nothing behind: unfinished answers go after sixty days, a report and what an account keeps do not', async () => {
    const session = await stageSession(db);
    const [begun, kept, done] = [
      await finder.answer({ order: 1 }),
      await finder.answer({ order: 2 }),
      await finder.finish(await finder.always(3)),
    ];
    await clientOf(url, session).POST('/auth/career-finder', { body: { user_reference: kept } });
    const age = async (days: number) => {
      const changed_at = new Date((await timeAt(url)) - days * 24 * 60 * 60 * 1000);
      for (const reference of [begun, kept, done])
        await db
          .updateTable('career_finders')
          .set({ changed_at })
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('career_finder_references')
              .select('finder_id')
              .where('reference_hash', '=', hashOfSecret(reference)),
          )
          .execute();
      await fetch(`${url}/test/sweep/rows`, { method: 'POST' });
      return Promise.all([begun, kept, done].map(async (each) => (await finder.answersOf(each)).response.status));
    };
    expect(await age(59)).toEqual([200, 200, 200]);
    expect(await age(61)).toEqual([404, 200, 200]);
  });
});

describe('a key that was used before', () => {
  const withKey = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });
  const client = clientOf(url);

  it('leads to the same answers for the same request alone', async () => {
    const begin = async (key: string, picks: string[]) => {
      const body = { core_values_selected: picks, unfinished: true };
      const { data, error } = await client.POST('/career-finder/core-value-preference', { ...withKey(key), body });
      return error?.code ?? data?.data.user_reference;
    };
    const key = randomUUID();
    const first = await begin(key, ['nature']);
    expect(await begin(key, ['nature'])).toBe(first);
    expect(await begin(key, ['adventure'])).toBe('key_reused');
    expect(await begin(randomUUID(), ['nature'])).not.toBe(first);
  });

  it('leads to no other paper', async () => {
    const [one, other] = [await finder.finish(await finder.always(3)), await finder.finish(await finder.always(4))];
    const make = async (key: string, user_reference: string) => {
      const body = { page_type: 'report', user_reference } as const;
      const { data, error } = await client.POST('/career-finder/generate-pdf', { ...withKey(key), body });
      return error?.code ?? data?.data.url;
    };
    const key = randomUUID();
    const first = await make(key, one);
    expect(await make(key, one)).toBe(first);
    expect(await make(key, other)).toBe('key_reused');
  });
});
