import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { makeOfficer, PASSWORD, stagePerson } from '../support/accounts.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, heading, link } from '../support/checkout-pages.ts';
import { invitationIn, nthMailTo } from '../support/mailbox.ts';
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

  const { path } = invitationIn(await nthMailTo(dataDir, email));
  const other = await phone({ locale: 'mt' });
  await other.goto(path);
  await heading(other, 'Aġixxi f’isem organizzazzjoni');
  expect(await audit(other, 'mt', '/account/organisations/join')).toEqual([]);
  await other.getByRole('main').getByRole('link', { name: 'Idħol' }).last().tap();
  await other.getByLabel('Indirizz elettroniku').fill(successor.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('main').getByRole('button', { name: 'Idħol', exact: true }).tap();
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
  await button(other, 'Aċċetta l-istedina').tap();
  await heading(other, 'Din l-istedina ma għadhiex tgħodd');
});
