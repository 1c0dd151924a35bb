import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { stageRide } from '../support/carpooling.ts';
import { inspect } from '../support/hostile-pages.ts';
import { packed, watchForScripts } from '../support/hostile-texts.ts';
import { stageInterviewLink } from '../support/interviews.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff } from '../support/staff.ts';
import { useInterviews } from '../support/use-interviews.ts';

const { urls, db, person, paidPermit } = usePurchases();
const { student, slot, booked, cv } = useInterviews();
const { desk } = useBrowser();
const [url] = urls;

/** All two hundred texts as one, which the tables take although no form would. */
const [all = ''] = packed(10_000);
const named = { first_name: all, last_name: all };
const staff = async (role: 'services' | 'careers') => desk({ buyer: await stageStaff(db, url, role) });

it('two hundred texts in the names of riders, notes and reasons are shown as typed (C3)', async () => {
  const { driver, passenger, date, id } = await stageRide(db, url, 'D-1');
  await db.updateTable('users').set(named).where('id', 'in', [driver.id, passenger.id]).execute();
  const owner = await person();
  const permit = await paidPermit(owner);
  await db.updateTable('parking_permits').set({ note: all }).where('id', '=', permit).execute();
  await db.updateTable('transitions').set({ note: all }).where('row_id', 'in', [permit, id]).execute();

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
  const applicant = await student();
  const file = await cv(applicant);
  const company = 'xemx-u-rih';
  const { id } = await booked(applicant, await slot({ company }), file);
  await db.updateTable('users').set(named).where('id', '=', applicant.id).execute();
  await db.updateTable('files').set({ name: all }).where('id', '=', file).execute();
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
