import { describe, expect, it } from 'vitest';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { button } from '../support/checkout-pages.ts';
import { open } from '../support/settles.ts';
import { wordsOf } from '../support/words.ts';

const { desk, phone } = useBrowser();

describe.each(['en', 'mt'] as const)('in %s', (locale) => {
  const t = wordsOf(locale);

  it('the question of consent is accessible', async () => {
    const page = await desk({ locale, consent: 'undecided' });
    await open(page, '/media/events');
    await button(page, t('shell:consent.refuse')).waitFor();
    expect(await audit(page, locale, 'consent')).toEqual([]);
  });

  it('the menu is accessible, folded, unfolded and with its languages', async () => {
    const page = await phone({ locale });
    await open(page, '/');
    await button(page, t('shell:menu')).tap();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    const problems = await audit(page, locale, 'menu, folded');
    for (const section of await menu.getByRole('button', { expanded: false }).all()) await section.tap();
    problems.push(...(await audit(page, locale, 'menu, unfolded')));
    expect(problems).toEqual([]);
  });

  it('adverts are accessible', async () => {
    const page = await desk({ locale, consent: 'accepted' });
    await open(page, '/');
    await button(page, t('shell:adverts.close')).waitFor();
    const problems = await audit(page, locale, 'rotating advert');
    await open(page, '/services/parking-permit');
    const popup = page.getByRole('dialog', { name: t('shell:adverts.label') });
    await popup.waitFor();
    // It stays while it has the focus.
    await popup.getByRole('button', { name: t('shell:close') }).focus();
    problems.push(...(await audit(page, locale, 'popup advert')));
    expect(problems).toEqual([]);
  });
});
