import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PAGE_TEXTS } from 'checkout-sandbox/page-texts';
import { useBrowser } from '../support/browser.ts';
import { button, cards, heading } from '../support/checkout-pages.ts';
import {
  arriveAt,
  chooseFile,
  chooseOption,
  chooseRadio,
  isFocused,
  isLedTo,
  leadsRound,
  typeInto,
  use,
} from '../support/keyboard.ts';
import { codeIn, nthMailTo } from '../support/mailbox.ts';
import { newMailbox, PASSWORD } from '../support/registering.ts';
import { photo } from '../support/registration-pages.ts';
import { wordsOf } from '../support/words.ts';

const { desk } = useBrowser();
const { dataDir } = inject('portal');
const t = wordsOf('mt');

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const goOn = (page: Page) => button(page, t('common:continue'));

async function openAccount(page: Page, email: string): Promise<void> {
  const send = button(page, t('registration:account.submit'));
  await heading(page, t('registration:account.heading'));
  await isLedTo(page, field(page, t('registration:account.email')), send);
  await leadsRound(page);
  await chooseRadio(page, page.getByRole('radio').first());
  await typeInto(page, field(page, t('registration:account.email')), email);
  await typeInto(page, field(page, t('registration:account.emailRepeat')), email);
  await typeInto(page, field(page, t('registration:account.password')), PASSWORD);
  await typeInto(page, field(page, t('registration:account.passwordRepeat')), PASSWORD);
  await isLedTo(page, field(page, t('registration:account.consent')), send);
  await page.keyboard.press('Space');
  await use(page, send);

  await arriveAt(page, t('registration:verification.heading'));
  const code = field(page, t('registration:verification.code'));
  await isLedTo(page, code, button(page, t('registration:verification.submit')));
  await page.keyboard.type(codeIn(await nthMailTo(dataDir, email)));
  await page.keyboard.press('Enter');
}

async function tellAboutOneself(page: Page): Promise<void> {
  await arriveAt(page, t('registration:personal.heading'));
  await isLedTo(page, field(page, t('details:first_name')), goOn(page));
  await page.keyboard.type('Ġużeppa');
  await typeInto(page, field(page, t('details:last_name')), 'Żammit');
  await chooseRadio(page, page.getByRole('radio', { name: new RegExp(`^${t('details:id_card')}`) }));
  await typeInto(page, field(page, t('details:document_number')), '0123404M');
  await use(page, goOn(page));

  await arriveAt(page, t('registration:contact.heading'));
  await isLedTo(page, field(page, t('details:address_line_1')), goOn(page));
  await page.keyboard.type('12, Triq il-Kbira');
  await chooseOption(page, field(page, t('details:locality')), 'L-Imsida');
  await typeInto(page, field(page, t('details:postcode')), 'MSD 2080');
  await typeInto(page, field(page, t('details:mobile_number')), '7912 3456');
  await page.keyboard.press('Enter');

  await arriveAt(page, t('registration:course.heading'));
  await isLedTo(page, field(page, t('details:entity')), goOn(page));
  await chooseOption(page, field(page, t('details:entity')), 'Fakultà tal-Arti');
  await chooseOption(page, field(page, t('details:course')), 'BA (Hons) fil-Malti');
  await chooseOption(page, field(page, t('details:enrollment_type')), 'Full-time, binhar');
  await chooseOption(page, field(page, t('details:start_year')), '2026');
  await chooseOption(page, field(page, t('details:graduation_year')), '2029');
  await use(page, goOn(page));
}

async function applyForPermit(page: Page): Promise<void> {
  const send = button(page, t('registration:parking.submit', { price: '€7.00' }));
  const sides = (['licence_front', 'licence_back'] as const).map((side) => ({
    side,
    // Taking a photo is offered on phones only.
    choosing: page.getByRole('group', { name: t(`details:${side}`) }).locator('input[name]'),
  }));
  await arriveAt(page, t('registration:parking.heading'));
  await leadsRound(page);
  await isLedTo(page, field(page, t('details:number_plate')), send);
  await page.keyboard.type('LUZ 027');
  for (const { side, choosing } of sides) {
    await isLedTo(page, choosing, send);
    await chooseFile(page, choosing, await photo(side, '#0b55ae'));
    await page
      .getByRole('group', { name: t(`details:${side}`) })
      .getByRole('img')
      .waitFor();
    expect(await isFocused(choosing)).toBe(true);
  }
  await use(page, send);
  await heading(page, PAGE_TEXTS.mt.title);
  await typeInto(page, page.getByLabel(PAGE_TEXTS.mt.cardNumber), cards.pays);
  await page.keyboard.press('Enter');
}

it('registers by keyboard alone, from the first page to the last, with a parking permit', async () => {
  const email = newMailbox();
  const page = await desk({ locale: 'mt' });
  await page.goto('/register');
  await openAccount(page, email);
  await tellAboutOneself(page);
  await applyForPermit(page);

  for (const offer of ['studentCard', 'solidarityFund'] as const) {
    await arriveAt(page, t(`registration:${offer}.heading`));
    await use(page, button(page, t(`registration:${offer}.skip`)));
  }
  await arriveAt(page, t('registration:volunteering.heading'));
  await isLedTo(page, page.getByRole('radio').first(), goOn(page));
  await chooseRadio(page, page.getByRole('radio', { name: t('registration:volunteering.no') }));
  await use(page, goOn(page));
  await arriveAt(page, t('registration:check.heading'));
  await leadsRound(page);
  await use(page, button(page, t('registration:check.submit')));
  await arriveAt(page, t('registration:registered.headingNamed', { name: 'Ġużeppa' }));
  await page.getByText(t('registration:registered.permit')).waitFor();
});
