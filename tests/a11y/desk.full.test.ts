import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { StaffRole } from '../../server/kernel/http/roles.ts';
import { stagePerson } from '../support/accounts.ts';
import { auditsOn } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { complain, complainer } from '../support/complaining.ts';
import { bookInterview } from '../support/interviews.ts';
import { askFor, evening } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';

const stage = useStage();
const { desk } = useBrowser();
const [url] = inject('portal').urls;

/** A student with a request for a room, an interview and a complaint, and the complaint's id. */
async function asking() {
  const person = await stagePerson(stage.db, url, { last_name: 'Ħ'.repeat(40) });
  const { id: request } = await askFor(person.client, { ...evening(), purpose: 'Ċ'.repeat(60) });
  const interview = await bookInterview(stage.db, person.client);
  const feedback = `Il-kamra kiesħa ${randomUUID()}`;
  await complain(url, { token: person.token, anonymous: 'false', feedback });
  const { data } = await person.client.GET('/auth/complaints');
  return { request, interview, complaint: data?.data[0]?.id ?? '' };
}

it.each(['en', 'mt'] as const)(
  'the rooms for venues, interviews and complaints are accessible in %s',
  async (locale) => {
    const t = wordsOf(locale);
    const { request, interview, complaint } = await asking();
    const staff = await stageStaff(stage.db, url, 'admin');
    const roles: StaffRole[] = ['services', 'careers', 'complaints'];
    await stage.db.updateTable('users').set({ roles }).where('id', '=', staff.id).execute();
    const page = await desk({ locale, buyer: staff });
    const { problems, here, at } = auditsOn(page, locale);
    await at('/desk/rentals');
    await at(`/desk/rentals/${request}`);
    await button(page, t('deskRentals:ways.request.decline')).click();
    await here('declining a request for a room');
    await at('/desk/interviews');
    await at('/desk/interviews/plan');
    await at(`/desk/interviews/${interview}`);
    await at('/desk/complaints');
    const { handle } = complainer(() => ({ url, db: stage.db, staff }));
    await handle(complaint, { event: 'complaint.assign', assignee: staff.id });
    await at(`/desk/complaints/${complaint}`);
    await button(page, t('complaints:desk.close')).click();
    await page.getByRole('dialog').waitFor();
    await here('closing a complaint');
    expect(problems).toEqual([]);
  },
);
