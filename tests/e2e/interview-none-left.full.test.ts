import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { bookInterview, stageInterviewSlot } from '../support/interviews.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
// The hourly upkeep lays out the slots of the next expo.
beforeAll(async () => void (await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' })));
const { phone, desk } = useBrowser();

it('says so where every slot that is left clashes, and leads to the interviews in the way', async () => {
  const student = await stageSession(db);
  const client = clientOf(urls[0], student);
  const slug = 'bank-tal-port';
  await bookInterview(db, client);
  const { data: mine } = await client.GET('/careers/interviews');
  await db.updateTable('interview_slots').set({ is_open: false }).where('company', '=', slug).execute();
  await stageInterviewSlot(db, { company: slug, startsAt: new Date(mine?.data[0]?.start ?? '') });
  const page = await phone({ buyer: student });
  await page.goto(`/careers/careers-expo/companies/${slug}/interview`);
  await page.getByText('Your other interviews leave no time').waitFor();
  await link(page, 'See my interviews').tap();
  await link(page, 'Korriera').waitFor();
});

it('says so where a company holds no interviews, or is none', async () => {
  const page = await desk({ buyer: await stageSession(db), withoutWorker: true });
  // Other tests stage slots at the one company that has none of its own.
  await page.route('**/korriera/interview-slots*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/careers/careers-expo/companies/korriera/interview');
  await heading(page, 'This company holds no interviews');
  await link(page, 'See the companies').waitFor();
  expect(await button(page, 'Look again').count()).toBe(0);
  await page.goto('/careers/careers-expo/companies/nobody/interview');
  await heading(page, 'This page could not be found');
});

it('says so where a company has no times open', async () => {
  const page = await phone({ buyer: await stageSession(db), withoutWorker: true });
  await page.route('**/interview-slots*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/careers/careers-expo/companies/lukanda-xlukkajr/interview');
  await heading(page, 'No times at the moment');
  await page.unroute('**/interview-slots*');
  await button(page, 'Look again').tap();
  await heading(page, 'When would you like your interview?');
});
