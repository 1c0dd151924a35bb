import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, link } from '../support/checkout-pages.ts';
import { pdf } from '../support/hostile-papers.ts';
import { company } from '../support/interviews.ts';
import {
  arriveAt,
  chooseFile,
  chooseRadio,
  isFocused,
  isLedTo,
  leadsRound,
  showsFocus,
  use,
} from '../support/keyboard.ts';
import { useInterviews } from '../support/use-interviews.ts';
import { MINUTE_MS } from '../../machines/flow/durations.ts';

const { booked, slot, student } = useInterviews();
const { desk } = useBrowser();

/** A morning long before those of other tests, and so the first of the list. */
const morning = Date.UTC(2036, 0, 1 + randomInt(1000), 9);
const slotAt = (minutes: number) => slot({ startsAt: new Date(morning + minutes * MINUTE_MS) });

it('books an interview by keyboard alone, with a CV, where the first slot is taken', async () => {
  const [taken, , wanted] = [await slotAt(0), await slotAt(15), await slotAt(30)];
  await booked(await student(), taken);
  const page = await desk({ buyer: await student() });
  const goOn = button(page, 'Continue');
  const free = page.getByRole('radio', { disabled: false });
  await page.goto(`/careers/careers-expo/companies/${company}`);
  await use(page, link(page, 'Book an interview').first());

  await arriveAt(page, 'When would you like your interview?');
  await isLedTo(page, free.first(), goOn);
  const day = new Date(morning).toISOString().slice(0, 10);
  await chooseRadio(page, page.locator(`input[value="${day} morning"]`));
  await use(page, goOn);
  await arriveAt(page, 'Which time?');
  await leadsRound(page);
  expect(await page.getByRole('radio').first().isDisabled()).toBe(true);
  await isLedTo(page, free.first(), goOn);
  await chooseRadio(page, page.locator(`input[value="${wanted}"]`));
  await use(page, goOn);

  await arriveAt(page, 'Would you like to attach a CV?');
  await use(page, button(page, 'Upload a document'));
  const file = page.locator('input[type=file]');
  await expect.poll(() => isFocused(file)).toBe(true);
  await showsFocus(file);
  await isLedTo(page, file, button(page, 'Upload'));
  await chooseFile(page, file, { name: 'CV Ġorġa.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await use(page, button(page, 'Upload'));
  await page.locator(':focus').getByText('Uploaded: CV Ġorġa').waitFor();
  expect(await page.getByRole('radio', { name: /^CV Ġorġa/ }).isChecked()).toBe(true);
  await leadsRound(page);
  await use(page, goOn);

  await arriveAt(page, 'Is everything right?');
  await use(page, button(page, 'Book the interview'));
  await arriveAt(page, 'Your interview is booked');
  // A dialog takes the focus, and gives it back where nothing is done.
  const cancel = button(page, 'Cancel the interview').first();
  await use(page, cancel);
  const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep it' });
  await use(page, keep);
  await expect.poll(() => isFocused(cancel)).toBe(true);
  await use(page, cancel);
  await use(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel the interview' }));
  await arriveAt(page, 'You’ve cancelled your interview');
});
