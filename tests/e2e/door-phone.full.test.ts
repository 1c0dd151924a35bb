import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { heading } from '../support/checkout-pages.ts';
import { doorPages } from '../support/door-pages.ts';
import { stageTickets } from '../support/doors.ts';
import { stageStaff } from '../support/staff.ts';
import { useStage } from '../support/use-stage.ts';
import { DAY_MS } from '../../machines/flow/durations.ts';

const { urls } = inject('portal');
const stage = useStage();
const browser = useBrowser();
const { openDoor, type, verdict, isKept } = doorPages(stage, browser);

it('a network that never answers holds up neither a verdict nor a door that is opened again', async () => {
  const show = await stage.show();
  const [ticket] = await stageTickets(stage.db, show, 1);
  const page = await openDoor(show.occurrenceId, 'Main');
  await page.route('**/api/desk/door/**', () => undefined);
  // By now the list may be fetched again for an unknown code.
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 60_000;
  });
  await type(page, 'no such code');
  await verdict(page, 'Not on the list');
  await page.reload();
  await heading(page, 'Main');
  await type(page, ticket?.code ?? '');
  await verdict(page, 'Let in');
});

it('a hand-held scanner reads one ticket after another: the field is empty again and keeps the focus', async () => {
  const show = await stage.show();
  const [first, second] = await stageTickets(stage.db, show, 2);
  const page = await openDoor(show.occurrenceId, 'Main');
  await type(page, first?.code ?? '');
  await verdict(page, 'Let in. Ċensa Ħili 1');
  // The scanner types where the focus is, without a press anywhere.
  await page.keyboard.type(second?.code ?? '');
  await page.keyboard.press('Enter');
  await verdict(page, 'Let in. Ċensa Ħili 2');
  expect(await page.getByRole('textbox', { name: 'Ticket code' }).inputValue()).toBe('');
});

/** Moves a page's clock ahead. Playwright's own would also hide which files the page has loaded. */
function moveClock(aheadMs: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      super(...((given.length === 0 ? [Real.now() + aheadMs] : given) as []));
    }
    static override now(): number {
      return Real.now() + aheadMs;
    }
  } as DateConstructor;
}

it('a clock that is two days ahead takes no list away', async () => {
  const show = await stage.show({ startsInDays: 0 });
  const [ticket] = await stageTickets(stage.db, show, 1);
  const page = await openDoor(show.occurrenceId, 'Main', {
    prepare: (phone) => phone.addInitScript(moveClock, 2 * DAY_MS),
  });
  await isKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await heading(page, 'Main');
  await type(page, ticket?.code ?? '');
  await verdict(page, 'Let in');
});

it('a phone that keeps nothing is told so, and not that it has no network', async () => {
  const show = await stage.show();
  const { token } = await stageStaff(stage.db, urls[0], 'door');
  const page = await browser.phone({ buyer: { token } });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await page.goto(`/desk/door/${show.occurrenceId}`);
  await page.getByText('This phone can’t keep the list').waitFor();
});

it('a host without https is told so', async () => {
  const show = await stage.show();
  const page = await browser.phone();
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.goto(`/desk/door/${show.occurrenceId}`);
  await page.getByText('Open the portal at its https address').waitFor();
});

it('a door is dark at any hour, on a phone that prefers light', async () => {
  const show = await stage.show();
  const page = await openDoor(show.occurrenceId, 'Main');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});
