import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { makeOfficer, stagePerson } from '../support/accounts.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { comeByMail } from '../support/mailed-link.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { useStage } from '../support/use-stage.ts';

const { urls, dataDir } = inject('portal');
const stage = useStage();
const { phone, desk } = useBrowser();

it('an officer of two organisations chooses one, invites a successor by mail, who accepts after logging in', async () => {
  const officer = await makeOfficer(stage.db, await stagePerson(stage.db, urls[0]), 'medika', 'pont');
  const successor = await stagePerson(stage.db, urls[0]);
  const page = await desk({ buyer: officer });
  await page.goto('/rar');
  await page.getByLabel('Organisation', { exact: true }).selectOption('Pont');
  await page.reload();
  await link(page, 'Officers').waitFor();
  expect(await page.getByLabel('Organisation', { exact: true }).inputValue()).toBe('pont');
  await link(page, 'Officers').click();
  await page.getByText('You act for Pont').waitFor();

  await page.getByLabel('Email address').fill('nobody');
  await button(page, 'Send the invitation').click();
  await page.getByRole('alert').waitFor();
  const email = `${randomUUID()}@uni.example`;
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('radio', { name: /They take my place/ }).check();
  await button(page, 'Send the invitation').click();
  await page.getByRole('cell', { name: email }).first().waitFor();
  expect(await audit(page, 'en', '/account/organisations')).toEqual([]);

  const other = await phone({ locale: 'mt' });
  const welcome = { title: 'Aġixxi f’isem organizzazzjoni', login: 'Idħol', email: successor.email };
  const path = await comeByMail(other, await nthMailTo(dataDir, email), welcome);
  await other.getByText('Għandek stedina biex taġixxi f’isem Pont').waitFor();
  await button(other, 'Aċċetta l-istedina').tap();
  await heading(other, 'Issa taġixxi f’isem Pont');
  await link(other, 'Ir-rapport annwali').first().tap();
  await heading(other, 'rar: ir-rapport annwali');

  await page.reload();
  await page
    .getByRole('cell', { name: /30 September/ })
    .first()
    .waitFor();
  await other.goto(path);
  await heading(other, 'Din l-istedina ma għadhiex tgħodd');
});
