import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { mailsTo } from '../support/mailbox.ts';
import { wordsOf } from '../support/words.ts';
import { open } from '../support/settles.ts';

const { desk, phone } = useBrowser();
const { dataDir } = inject('portal');
const mailbox = 'hello@su.uni.example';

it('takes a message to the union, and leaves a copy of it with the sender', async () => {
  const t = wordsOf('mt');
  const page = await phone({ locale: 'mt' });
  await open(page, '/contact-us?topic=funds');
  expect(await page.getByLabel(t('contact:write.topic')).inputValue()).toBe('funds');

  await page.getByRole('button', { name: t('contact:write.send') }).tap();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: t('contact:write.message') }).tap();
  const message = page.getByLabel(t('contact:write.message'));
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true);

  await message.fill('Il-fond għall-arti: meta jagħlaq?\nGrazzi.');
  await page.getByLabel(t('contact:write.name')).fill('Ċensa Għawdex');
  await page.getByLabel(t('contact:write.email')).fill('censa@uni.example');
  await page.reload();
  await expect.poll(() => message.inputValue()).toContain('Il-fond għall-arti');
  await page.getByRole('button', { name: t('contact:write.send') }).tap();

  const arrival = page.getByRole('heading', { name: t('contact:sent.title') });
  await arrival.waitFor();
  expect(await arrival.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: t('shell:print') }).waitFor();
  await page.getByText('Il-fond għall-arti: meta jagħlaq?').waitFor();
  const reference = await page.getByRole('definition').nth(-4).innerText();
  const arrived = async () => {
    const mails = await mailsTo(dataDir, mailbox);
    return mails.flatMap(({ raw, text }) => (`${raw} ${text}`.includes(reference) ? text : [])).join('\n');
  };
  await expect.poll(arrived).toContain('Il-fond għall-arti: meta jagħlaq?');
});

it('finds a question by its words, and opens the one that a link names', async () => {
  const t = wordsOf('en');
  const page = await desk();
  await page.goto('/contact-us');
  await page.getByLabel(t('contact:faqs.search')).fill('wheelchair');
  await page.getByRole('search').getByRole('button').click();
  await page
    .getByText(t('contact:faqs.found', { count: 1 }))
    .first()
    .waitFor();
  const found = page.getByRole('main').getByRole('group');
  expect(await found.count()).toBe(1);
  const id = await found.getAttribute('id');
  await page.goto(`/contact-us#${id}`);
  await expect.poll(() => page.locator(`#${id}`).getAttribute('open')).not.toBeNull();
});

it('shows the questions where a link ends in what names none', async () => {
  const t = wordsOf('en');
  const page = await desk();
  await open(page, '/contact-us#%');
  await page.getByRole('group').first().waitFor();
  await page.getByLabel(t('contact:faqs.search')).fill('wheelchair');
  await page.getByRole('search').getByRole('button').click();
  await page.waitForURL('/contact-us?search=wheelchair**');
});

it('finds what is on the site without its Maltese letters, and leads there', async () => {
  const t = wordsOf('mt');
  const page = await desk({ locale: 'mt' });
  await page.goto('/search');
  await page.getByLabel(t('search:label')).fill('permess tal-parkegg');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: t('search:kinds.page'), exact: true }).click();
  await page
    .getByRole('link', { name: t('shell:pages.parkingPermit'), exact: true })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: t('shell:pages.parkingPermit') }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/services/parking-permit');
});
