import { expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { useBrowser } from '../support/browser.ts';
import { useDeskWrites } from '../support/desk-writes.ts';
import { stageStaff, stageStuckRefund } from '../support/staff.ts';
import { stagePerson } from '../support/accounts.ts';
import { type Words, wordsOf } from '../support/words.ts';

const { db, urls, writes } = useDeskWrites();
const { phone, desk } = useBrowser();

const by = /Ħarries Żerafa/;

/** Changes by the staff, each with the page that shows its history, and its words there. */
const shown: Record<string, (client: Client) => Promise<{ path: string; words: (t: Words) => string[] }>> = {
  'an account': async (client) => {
    const { id } = await stagePerson(db, urls[0]);
    await client.POST('/desk/people/{person}', { params: { path: { person: id } }, body: { change: 'sessions.end' } });
    await client.POST('/desk/people/{person}', {
      params: { path: { person: id } },
      body: { change: 'account.disable' },
    });
    return { path: `/desk/people/${id}`, words: (t) => [t('desk:people.changed.account_disable'), t('desk:history')] };
  },
  'what is stuck': async (client) => {
    const { id } = await stageStuckRefund(db);
    await client.POST('/desk/stuck', { body: { what: 'refund', id } });
    return { path: '/desk/stuck', words: (t) => [t('desk:stuck.title'), t('desk:stuck.retry')] };
  },
  'the stock of a graduation': async (client) => {
    await client.PUT('/desk/toga-days/{day}', {
      params: { path: { day: '2033-11-26' } },
      body: { stock: [{ piece: 'toga', size: 'M', quantity: 3 }] },
    });
    return { path: '/desk/togas/days/2033-11-26', words: (t) => [t('deskTogas:day.counted'), t('desk:history')] };
  },
  'the fittings': async (client) => {
    await (await writes.planFittingDay.stage()).send(client);
    return { path: '/desk/togas/fittings', words: (t) => [t('deskTogas:fittings.planned'), t('desk:history')] };
  },
  'the plan of interviews': async (client) => {
    await (await writes.issueInterviewLink.stage()).send(client);
    return { path: '/desk/interviews/plan', words: (t) => [t('deskInterviews:events.linkMade'), t('desk:history')] };
  },
  'the car park': async (client) => {
    await (await writes.closeCarpoolSpaces.stage()).send(client);
    const date = (await client.GET('/desk/carpool/days')).data?.data.at(-1)?.date ?? '';
    return { path: `/desk/carpooling/${date}`, words: (t) => [t('carpool:desk.events.closed'), t('desk:history')] };
  },
};

it.each(Object.entries(shown))('who changed %s is on its page, in both languages (Q3)', async (_, change) => {
  const staff = await stageStaff(db, urls[0], 'admin');
  const { path, words } = await change(staff.client);
  for (const [locale, open] of [
    ['en', phone],
    ['mt', desk],
  ] as const) {
    const page = await open({ buyer: staff, locale });
    await page.goto(path);
    await page.getByText(by).first().waitFor();
    const text = await page.locator('main').textContent();
    for (const word of words(wordsOf(locale))) expect(text).toContain(word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
