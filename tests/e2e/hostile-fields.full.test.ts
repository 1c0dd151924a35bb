import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { stageRide } from '../support/carpooling.ts';
import { clientOf } from '../support/client.ts';
import { pdf } from '../support/hostile-papers.ts';
import { inspect } from '../support/hostile-pages.ts';
import { packed, watchForScripts } from '../support/hostile-texts.ts';
import { bookInterview, stageInterviewLink } from '../support/interviews.ts';
import { useOwnPortal } from '../support/own-portal.ts';
import { stageBuyers } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';

/** One of its own: others would find these names on the pages that they look at. */
const portal = useOwnPortal({ from: new Date().toISOString(), withSite: true });
const { desk } = useBrowser({ urlOf: () => portal().url() });

/** All two hundred texts as one, which the tables take although no form would. */
const [all = ''] = packed(10_000);
const named = { first_name: all, last_name: all };
const staff = async (role: 'services' | 'careers') =>
  desk({ buyer: await stageStaff(portal().db, portal().url(), role) });

it('two hundred texts in the names of riders, notes and reasons are shown as typed (C3)', async () => {
  const { db, url } = portal();
  const { driver, passenger, date, id } = await stageRide(db, url(), 'D-1');
  await db.updateTable('users').set(named).where('id', 'in', [driver.id, passenger.id]).execute();
  const { id: permit } = await db
    .updateTable('parking_permits')
    .set({ note: all })
    .where('user_id', '=', driver.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('transitions')
    .values({
      what: 'parking_permits',
      row_id: permit,
      event: 'permit.decline',
      from_state: 'under_review',
      to_state: 'declined',
      actor: 'staff',
      user_id: null,
      note: all,
      at: new Date(),
    })
    .execute();
  await db.updateTable('transitions').set({ note: all }).where('row_id', '=', id).execute();

  const pages = [await desk({ buyer: passenger }), await desk({ buyer: driver }), await staff('services')] as const;
  const signs = pages.map(watchForScripts);
  const [theirs, mine, office] = pages;
  const problems = [
    ...(await inspect(theirs, '/account/carpooling/bookings', [all])),
    ...(await inspect(mine, '/account/carpooling/bookings', [all])),
    ...(await inspect(office, `/desk/carpooling/${date}`, [all])),
    ...(await inspect(office, `/desk/permits/${permit}`, [all])),
  ];
  expect([...problems, ...signs.flat()]).toEqual([]);
});

it('so are they in the names of students and documents, at the careers desk and on a company’s list (C3)', async () => {
  const { db, url } = portal();
  const [applicant] = await stageBuyers(db, 1);
  if (applicant === undefined) throw new Error('Nobody was staged');
  const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV' });
  const { data } = await upload<{ id: string }>(`${url()}/api/auth/career/files`, applicant.token, form);
  const id = await bookInterview(db, clientOf(url(), applicant), data.id);
  await db.updateTable('users').set(named).where('id', '=', applicant.id).execute();
  await db.updateTable('files').set({ name: all }).where('id', '=', data.id).execute();
  const secret = await stageInterviewLink(db, id);

  const pages = [await desk({ buyer: applicant }), await staff('careers'), await desk()] as const;
  const signs = pages.map(watchForScripts);
  const [mine, office, stand] = pages;
  const problems = [
    ...(await inspect(mine, '/account/career-documents', [all])),
    ...(await inspect(mine, '/account/interviews', [all])),
    ...(await inspect(office, `/desk/interviews/${id}`, [all])),
    ...(await inspect(office, '/desk/interviews', [all])),
    ...(await inspect(stand, `/careers/interview-list#${secret}`, [all])),
  ];
  expect([...problems, ...signs.flat()]).toEqual([]);
});
