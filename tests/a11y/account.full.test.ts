import { describe, expect, inject, it } from 'vitest';
import { answers, PASSWORD, type Person, stagePerson } from '../support/accounts.ts';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { pdf } from '../support/hostile-papers.ts';
import { bookInterview } from '../support/interviews.ts';
import { holdToga } from '../support/togas.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';

const stage = useStage();
const { desk } = useBrowser();
const [url] = inject('portal').urls;

const pages = [
  '/account',
  '/account/my-details',
  '/account/carpooling',
  '/account/carpooling/bookings',
  '/account/parking-permit',
  '/account/student-card',
  '/account/toga',
  '/services/togi-rentals/book',
  '/account/interviews',
  '/careers/careers-expo/my-day',
  '/careers/careers-expo/companies/korriera/interview',
  '/careers/careers-expo/companies/studju-raggi/interview',
  '/account/year',
  '/account/volunteering',
  '/account/career-documents',
  '/account/my-settings',
];

/** A student with complete details, who waits for another address's code, owes for a card, and has rented a toga. */
async function busyStudent(): Promise<Person> {
  const person = await stagePerson(stage.db, url);
  await person.client.PUT('/auth/me', {
    body: { ...answers, email: `other-${person.email}`, current_password: PASSWORD },
  });
  await person.client.POST('/auth/register/cards', { params: { query: { type: 'session', source: 'account' } } });
  const { rental } = await holdToga(stage.db, person.client, 'BA');
  const booked = { state: 'booked', expires_at: null } as const;
  await bookInterview(stage.db, person.client);
  await stage.db.updateTable('toga_rentals').set(booked).where('id', '=', rental).execute();
  return person;
}

describe.each(['en', 'mt'] as const)('in %s', (locale) => {
  const t = wordsOf(locale);

  it('every page of the account is accessible, with much on it', async () => {
    const person = await busyStudent();
    const page = await desk({ locale, buyer: person });
    const problems: string[] = [];
    for (const address of pages) {
      await visit(page, address);
      problems.push(...(await audit(page, locale, address)));
    }
    expect(problems).toEqual([]);
  });

  it('so it is for an account to be deleted, and with its menu open on a phone', async () => {
    const person = await stagePerson(stage.db, url, { deletion_due_at: new Date('2027-03-01T12:00Z') });
    const page = await desk({ locale, buyer: person });
    await visit(page, '/account');
    const problems = await audit(page, locale, 'deletion due');
    await visit(page, '/account/my-settings');
    problems.push(...(await audit(page, locale, 'settings with deletion due')));
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('navigation', { name: t('shell:account') })
      .getByRole('button', { expanded: false })
      .click();
    problems.push(...(await audit(page, locale, 'menu of the account')));
    expect(problems).toEqual([]);
  });

  it('its forms are accessible, with their mistakes told', async () => {
    const person = await busyStudent();
    const page = await desk({ locale, buyer: person });
    const problems: string[] = [];
    await visit(page, '/account/my-details');
    const change = page.getByRole('button', { name: new RegExp(`^${t('account:details.change')}`) });
    for (let open = await change.count(); open > 0; open = await change.count()) await change.first().click();
    for (const name of ['first_name', 'locality', 'course_id'])
      await page.locator(`[name="${name}"]`).evaluate((field: HTMLInputElement) => {
        field.value = '';
      });
    const save = page.getByRole('button', { name: t('account:save'), exact: true });
    for (let at = 0; at < (await save.count()); at += 1) await save.nth(at).click();
    await page.getByRole('alert').first().waitFor();
    problems.push(...(await audit(page, locale, 'details with mistakes')));
    await visit(page, '/account/my-settings');
    await page.getByRole('button', { name: t('account:settings.password.change') }).click();
    await page.getByRole('button', { name: t('account:settings.password.change') }).click();
    await page.getByRole('alert').waitFor();
    problems.push(...(await audit(page, locale, 'password with mistakes')));
    await page.getByRole('button', { name: t('account:deletion.ask') }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await audit(page, locale, 'deleting the account')));
    expect(problems).toEqual([]);
  });

  it('documents and their deletion are accessible', async () => {
    const person = await stagePerson(stage.db, url);
    const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV' });
    await upload(`${url}/api/auth/career/files`, person.token, form);
    const page = await desk({ locale, buyer: person });
    await visit(page, '/account/career-documents');
    const problems = await audit(page, locale, 'documents');
    await page.getByRole('button', { name: new RegExp(`^${t('documents:delete')}`) }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await audit(page, locale, 'deleting a document')));
    expect(problems).toEqual([]);
  });
});
