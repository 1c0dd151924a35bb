import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { admission, deviceAt } from '../support/doors.ts';
import { patience } from '../support/patience.ts';
import { useTickets } from '../support/use-tickets.ts';
import { wordsOf } from '../support/words.ts';

const { stage, hold, pay, doorkeeper } = useTickets();
const { phone } = useBrowser();
const t = wordsOf('en');

test(
  'a tile leads from the overview to the floor, and a year that is over prints as one sheet',
  { timeout: patience * 4 },
  async () => {
    const sale = await hold({}, 1);
    const page = await phone({ buyer: sale.buyer });
    await page.goto('/account/year');
    await page.getByRole('heading', { name: t('account:year.bareTitle') }).waitFor();
    const [ticket] = (await pay(sale)).attendees;
    await deviceAt(await doorkeeper(), sale.show, 'Main').send([
      admission({ id: ticket?.id ?? '', code: ticket?.code ?? '' }),
    ]);

    await page.goto('/account');
    await page.getByRole('link', { name: t('account:year.more') }).click();
    await page.getByRole('heading', { name: t('account:year.count', { count: 1 }) }).waitFor();
    await page.getByRole('link', { name: sale.show.slug }).waitFor();
    expect(await page.getByRole('button', { name: t('account:year.print') }).count()).toBe(0);

    const dates = stage.db.updateTable('occurrences').where('id', '=', sale.show.occurrenceId);
    await dates.set({ starts_at: new Date('2026-05-04T18:00:00Z') }).execute();
    await page.reload();
    await page.getByRole('link', { name: '2025/26' }).click();
    const print = page.getByRole('button', { name: t('account:year.print') });
    await print.waitFor();
    await page.emulateMedia({ media: 'print' });
    await print.waitFor({ state: 'hidden' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    for (const format of ['A4', 'A3']) {
      const paper = await PDFDocument.load(await page.pdf({ format, printBackground: true }));
      expect([format, paper.getPageCount()]).toEqual([format, 1]);
    }
  },
);
