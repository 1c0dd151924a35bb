import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { phone } = useBrowser();

const MEGABYTE = 1024 * 1024;
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Xemx') };
const disguised = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: notes.buffer };
const large = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, Buffer.alloc(10 * MEGABYTE)]) };

const documents = {
  others: [notes, disguised],
  kind: 'Choose a PDF, JPG or PNG file',
  size: 'Choose a file of at most 10 MB',
};
const pictures = { others: [notes], kind: 'Only JPG or PNG', size: 'Choose a picture of at most 10 MB' };
const input = (page: Page) => page.getByRole('main').locator('input[type=file]').first();

/** One page for each of the three components that take files. */
const places: [name: string, address: string, expected: typeof documents][] = [
  ['a profile picture', '/account/my-details', pictures],
  ['a career document', '/account/career-documents', documents],
  ['a file for a complaint', '/services/complaints/write', documents],
];

it.each(places)('%s is refused when it is chosen, not when it is sent', async (_, address, { others, kind, size }) => {
  const page = await phone({ buyer: await stage.buyer() });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(address);
  await input(page).waitFor({ state: 'attached' });
  const refused = async (file: typeof large, words: string) => {
    await input(page).setInputFiles(file);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
  };
  for (const file of others) {
    await refused(large, size);
    await refused(file, kind);
  }
  expect(sent).toEqual([]);
});
