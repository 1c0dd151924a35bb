import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { PAGE_TEXTS } from 'checkout-sandbox/page-texts';
import { button, cards, heading } from './checkout-pages.ts';
import type { Locale, Words } from './words.ts';

/** A person's answers when registering; choices from lists are named in the person's language. */
export type Answering = {
  words: Words;
  nationality: string;
  locality: string;
  entity: string;
  course: string;
  enrolment: string;
};

/** A field by its whole label. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** One of a few cards to choose from, by the words it begins with. */
const choice = (page: Page, title: string) => page.getByRole('radio', { name: new RegExp(`^${title}`) });

/** A photo of the licence: one colour will do. */
export const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

type Login = { email: string; password: string };

/** Opens an account and reaches the code. */
export async function openAccount(page: Page, t: Words, login: Login): Promise<void> {
  await createAccount(page, t, login);
  await heading(page, t('registration:verification.heading'));
}

/** Requests an account. */
export async function createAccount(page: Page, t: Words, { email, password }: Login): Promise<void> {
  await heading(page, t('registration:account.heading'));
  await choice(page, t('registration:account.types.university_student.title')).check();
  await field(page, t('registration:account.email')).fill(email);
  await field(page, t('registration:account.emailRepeat')).fill(email);
  await field(page, t('registration:account.password')).fill(password);
  await field(page, t('registration:account.passwordRepeat')).fill(password);
  await field(page, t('registration:account.consent')).check();
  await button(page, t('registration:account.submit')).click();
}

/** Types a code and sends it. */
export async function enterCode(page: Page, t: Words, code: string): Promise<void> {
  await field(page, t('registration:verification.code')).fill(code);
  await button(page, t('registration:verification.submit')).click();
}

export async function nameOneself(
  page: Page,
  { words: t, nationality }: Answering,
  firstName = 'Ġużeppa',
): Promise<void> {
  await heading(page, t('registration:personal.heading'));
  await field(page, t('details:first_name')).fill(firstName);
  await field(page, t('details:last_name')).fill('Żammit');
  await choice(page, t('details:id_card')).check();
  await field(page, t('details:document_number')).fill('0123404M');
  await field(page, t('details:nationality')).selectOption({ label: nationality });
}

export async function tellWhoOneIs(page: Page, answering: Answering, firstName?: string): Promise<void> {
  await nameOneself(page, answering, firstName);
  await button(page, answering.words('common:continue')).click();
}

export async function giveAddress(
  page: Page,
  { words: t, locality }: Answering,
  street = '12, Triq il-Kbira',
): Promise<void> {
  await heading(page, t('registration:contact.heading'));
  await field(page, t('details:address_line_1')).fill(street);
  await field(page, t('details:locality')).selectOption({ label: locality });
  await field(page, t('details:postcode')).fill('MSD 2080');
  await field(page, t('details:mobile_extension')).fill('+356');
  await field(page, t('details:mobile_number')).fill('7912 3456');
}

export async function tellAddress(page: Page, answering: Answering, street?: string): Promise<void> {
  await giveAddress(page, answering, street);
  await button(page, answering.words('common:continue')).click();
}

export async function tellStudies(page: Page, answering: Answering): Promise<void> {
  await chooseStudies(page, answering);
  await button(page, answering.words('common:continue')).click();
}

/** Chooses from the lists, each fetched when it is needed. */
export async function chooseStudies(page: Page, { words: t, entity, course, enrolment }: Answering): Promise<void> {
  await heading(page, t('registration:course.heading'));
  await field(page, t('details:entity')).selectOption({ label: entity });
  await field(page, t('details:course')).selectOption({ label: course });
  await field(page, t('details:enrollment_type')).selectOption({ label: enrolment });
  await field(page, t('details:start_year')).selectOption('2026');
  await field(page, t('details:graduation_year')).selectOption('2029');
}

/** Photographs the licence, and goes to pay. A truncated file looks like a photo to a program that reads only its beginning. */
export async function applyForPermit(page: Page, t: Words, price: string, isCutOff = false): Promise<void> {
  await heading(page, t('registration:parking.heading'));
  await field(page, t('details:number_plate')).fill('LUZ 027');
  for (const [side, colour] of [
    ['licence_front', '#0b55ae'],
    ['licence_back', '#e0a72e'],
  ] as const) {
    const group = page.getByRole('group', { name: t(`details:${side}`) });
    const file = await photo(side, colour);
    const buffer = isCutOff ? file.buffer.subarray(0, 400) : file.buffer;
    // If a photo is chosen already, another replaces it.
    await group
      .getByLabel(t('forms:photo.choose'))
      .or(group.getByLabel(t('forms:photo.other')))
      .setInputFiles({ ...file, buffer });
    if (!isCutOff) await group.getByRole('img').waitFor();
  }
  await button(page, t('registration:parking.submit', { price })).click();
}

/** Pays on the provider's page. */
export async function payWith(page: Page, card: keyof typeof cards, locale: Locale = 'en'): Promise<void> {
  const texts = PAGE_TEXTS[locale];
  await heading(page, texts.title);
  await page.getByLabel(texts.cardNumber).fill(cards[card]);
  await page.getByRole('button', { name: new RegExp(`^${texts.pay} €`) }).click();
}

/** Leaves the provider's page by its own link back. */
export async function cancelPayment(page: Page, locale: Locale = 'en'): Promise<void> {
  const texts = PAGE_TEXTS[locale];
  await heading(page, texts.title);
  await page.getByRole('link', { name: texts.cancel, exact: true }).click();
}
