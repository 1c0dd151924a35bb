import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { stageInterviewLink } from '../support/interviews.ts';
import { type Student, useInterviews } from '../support/use-interviews.ts';

const { db, student, slot, booked, age, cv, now } = useInterviews();
const { desk } = useBrowser();

const company = 'studju-raggi';

/** An interview that has begun, the name of whoever has it, and the secret of a link to its day. */
async function begun(person: Student, file: string) {
  const { id } = await booked(person, await slot({ company }), file);
  await age(id, 5);
  const last_name = `Ħ${id.slice(0, 8)}`;
  await db.updateTable('users').set({ first_name: 'Ġorġa', last_name }).where('id', '=', person.id).execute();
  const secret = await stageInterviewLink(db, id, new Date(await now()));
  return { name: `Ġorġa ${last_name}`, secret };
}

it('a company marks who came, keeps its place on the list, and is told what failed and what is gone', async () => {
  const person = await student();
  const file = await cv(person);
  const { name, secret } = await begun(person, file);
  const page = await desk({ withoutWorker: true });
  await page.goto(`/careers/interview-list#${secret}`);
  const entry = page.getByRole('listitem').filter({ hasText: name });
  const isAtName = () => entry.getByRole('heading').evaluate((words) => words === document.activeElement);

  const outcome = '**/api/careers/interview-list/outcome';
  await page.route(outcome, (route) => route.abort('internetdisconnected'));
  await button(page, `${name} came`).click();
  await entry.getByRole('alert').filter({ hasText: 'That couldn’t be saved.' }).waitFor();
  await page.unroute(outcome);

  const regions = entry.getByRole('status');
  await regions.evaluateAll((all) => all.forEach((each) => each.setAttribute('data-before', '')));
  await button(page, `${name} came`).click();
  await entry.getByText('Came', { exact: true }).waitFor();
  await entry
    .locator('[data-before]')
    .filter({ hasText: `${name} came` })
    .waitFor({ state: 'attached' });
  await expect.poll(isAtName).toBe(true);

  await person.client.DELETE('/auth/career/files/{fileId}', { params: { path: { fileId: file } } });
  await button(page, `CV of ${name}`).click();
  await entry.getByText('This CV is no longer attached').last().waitFor();
  expect(await button(page, `CV of ${name}`).count()).toBe(0);
  await expect.poll(isAtName).toBe(true);
});
