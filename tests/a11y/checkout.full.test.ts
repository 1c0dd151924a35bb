import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button, cards, checkoutOf, heading, press } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { useStage } from '../support/use-stage.ts';
import { type Locale, wordsOf } from '../support/words.ts';

const stage = useStage();
const { desk } = useBrowser();

/** Collects the problems at each stop of a walk, so that one run reports everything. */
function inspector(page: Page, locale: Locale) {
  const problems: string[] = [];
  const t = wordsOf(locale);
  return {
    problems,
    t,
    stop: async (title: string) => {
      await heading(page, title);
      problems.push(...(await audit(page, locale, title)));
    },
  };
}

describe.each(['en', 'mt'] as const)('the checkout in %s', (locale) => {
  it('is accessible at every step from the tickets to the end', async () => {
    const show = await stage.show({ seats: 40 });
    const page = await desk({ locale, buyer: await stage.buyer() });
    const { problems, t, stop } = inspector(page, locale);
    await page.goto(checkoutOf(show));
    await stop(t('checkout:tickets.heading'));
    await button(page, t('checkout:tickets.more', { kind: 'student' })).click();
    await press(page, t('checkout:tickets.submitSeats'));
    await heading(page, t('checkout:seats.heading'));
    await page.getByRole('gridcell').first().waitFor();
    await button(page, t('checkout:tools.find')).click();
    await button(page, t('checkout:best.pick')).click();
    await page
      .getByRole('region', { name: t('checkout:chosen.label') })
      .getByRole('listitem')
      .waitFor();
    await stop(t('checkout:seats.heading'));
    await button(page, t('checkout:seats.asList')).click();
    await button(page, t('checkout:picker.add')).click();
    await stop(t('checkout:seats.heading'));
    await press(page, t('checkout:seats.submit'));

    await heading(page, t('checkout:attendees.heading'));
    await page.getByLabel(t('checkout:attendees.firstName'), { exact: true }).fill('');
    await press(page, t('checkout:attendees.submit'));
    await page.getByRole('alert').waitFor();
    await stop(t('checkout:attendees.heading'));
    await page.getByLabel(t('checkout:attendees.firstName'), { exact: true }).fill('Żaren');
    await press(page, t('checkout:attendees.submit'));

    await stop(t('checkout:check.heading'));
    await press(page, t('checkout:check.pay', { price: '€10.00' }));
    await page.waitForURL(/\/pay\//);
    await page.locator('#card').fill(cards.declined);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    problems.push(...(await audit(page, locale, 'the provider’s page')));
    await page.goBack();
    await page.goto(checkoutOf(show));
    await page.getByText(t('checkout:problem.cardDeclined.title')).waitFor();
    await stop(t('checkout:check.heading'));
    await press(page, t('checkout:check.pay', { price: '€10.00' }));
    await page.waitForURL(/\/pay\//);
    await page.locator('#card').fill(cards.pays);
    await page.keyboard.press('Enter');
    await stop(t('checkout:paid.heading'));
    expect(problems).toEqual([]);
  });

  it('is accessible where it cannot go on', async () => {
    const show = await stage.show();
    const page = await desk({ locale, buyer: await stage.buyer() });
    const { problems, t, stop } = inspector(page, locale);
    await page.goto(checkoutOf(show));
    await button(page, t('checkout:tickets.more', { kind: 'student' })).click();
    await press(page, t('checkout:tickets.submit'));
    await heading(page, t('checkout:attendees.heading'));
    await page.goBack();
    await button(page, t('checkout:tickets.release')).first().click();
    await stop(t('checkout:released.heading'));
    await stage.db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', show.occurrenceId).execute();
    // The server answers with what it knew for up to a second.
    const path = { event: show.slug, occurrence: show.occurrenceId };
    const asked = { params: { path, query: { locale } } };
    const read = () => clientOf(inject('portal').urls[0]).GET('/events/{event}/occurrences/{occurrence}', asked);
    await expect.poll(async () => (await read()).data?.data.state).toBe('cancelled');
    await button(page, t('checkout:released.again')).click();
    await stop(t('checkout:cancelled.heading'));
    await page.goto(checkoutOf({ ...show, occurrenceId: '0c1c4bd0-6f2b-4a1e-9d07-3a5b6f0f4c11' }));
    await stop(t('checkout:noSuchDate.heading'));
    await page.context().clearCookies({ name: 'su_token' });
    await page.goto(checkoutOf(await stage.show()));
    await button(page, t('checkout:tickets.more', { kind: 'student' })).click();
    await press(page, t('checkout:tickets.submit'));
    await stop(t('checkout:loginRequired.heading'));
    expect(problems).toEqual([]);
  });
});
