import { describe, expect, inject, it } from 'vitest';
import { audit, visit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { clientOf } from '../support/client.ts';
import { useStage } from '../support/use-stage.ts';
import { wordsOf } from '../support/words.ts';

const stage = useStage();
const { desk } = useBrowser({ keepsWindows: true });
const portal = inject('portal');

const publicAddresses = [
  '/',
  '/login',
  '/login/forgot',
  '/login/password/create',
  '/login/password/create#undo=aaaaaaaaaaaaaaaaaaaaaaaa',
  '/login/password/create#token=aaaaaaaaaaaaaaaaaaaaaaaa&email=student%40uni.example',
  '/media/events',
  '/media/events?past=true',
  '/media/events?search=xyzzy',
  '/media/events/kuncert-tal-kor',
  '/media/events/lejl-il-poezija',
  '/media/events/weekend-ghawdex',
  '/careers/careers-expo/floor-plan?area=education',
  '/careers/interview-list',
  '/payment/success',
  '/careers/career-finder/student-resource-hub',
  '/tickets',
  '/careers/career-finder/overview',
  '/careers/career-finder/personality-questionnaire/questions',
  '/careers/career-finder/core-values',
  '/no-such-page',
];

describe.each(['en', 'mt'] as const)('in %s', (locale) => {
  it.each(publicAddresses)('%s is accessible to visitors', async (address) => {
    const page = await desk({ locale });
    await visit(page, address);
    expect(await audit(page, locale, address)).toEqual([]);
  });

  it('the login page is accessible when something is wrong', async () => {
    const t = wordsOf(locale);
    const page = await desk({ locale });
    await visit(page, '/login');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell:login'), exact: true })
      .click();
    await page.getByRole('alert').waitFor();
    expect(await audit(page, locale, '/login with mistakes')).toEqual([]);
  });

  it('My bookings are accessible, empty and with bookings of each kind', async () => {
    const t = wordsOf(locale);
    const buyer = await stage.buyer();
    const page = await desk({ locale, buyer });
    await visit(page, '/account/bookings');
    const problems = await audit(page, locale, 'no bookings');
    await buyTwoPlaces(portal, buyer, await stage.show({ seats: 20 }));
    const held = await stage.show();
    const client = clientOf(portal.urls[0], buyer);
    const attendees = [{ ticket_id: held.kinds.guest }];
    await client.POST('/bookings', { body: { occurrence_id: held.occurrenceId, attendees } });
    await visit(page, '/account/bookings');
    await page.getByText(t('bookings:name.change')).first().click();
    problems.push(...(await audit(page, locale, 'bookings')));
    await page.getByRole('button', { name: t('bookings:cancel.button') }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await audit(page, locale, 'cancelling a booking')));
    expect(problems).toEqual([]);
  });
});
