import type { Union } from '../kernel/content/union.ts';
import type { Locale } from '../kernel/http/operation.ts';
import { escapeHtml } from '../kernel/mail/escape-html.ts';

const texts: Record<Locale, { needs: string; how: string; help: string; contact: string; home: string }> = {
  en: {
    needs: 'This page needs JavaScript.',
    how: 'Your browser has it switched off, or couldn’t load it. Switch it on for this site, then reload the page.',
    help: 'If that isn’t possible, write to us and we’ll help you:',
    contact: 'Frequent questions, and where to find us',
    home: 'To the home page: events, news and services can be read without it',
  },
  mt: {
    needs: 'Din il-paġna teħtieġ il-JavaScript.',
    how: 'Fil-browser tiegħek huwa mitfi, jew ma setax jitgħabba. Ixegħlu għal dan is-sit, imbagħad erġa’ għabbi l-paġna.',
    help: 'Jekk ma tistax, iktbilna u ngħinuk:',
    contact: 'Mistoqsijiet ta’ spiss, u fejn issibna',
    home: 'Lejn il-paġna ewlenija: l-avvenimenti, l-aħbarijiet u s-servizzi jinqraw mingħajru',
  },
};

function section(locale: Locale, email: string): string {
  const { needs, how, help, contact, home } = texts[locale];
  const address = escapeHtml(email);
  return `<section lang="${locale}"><h2>${needs}</h2><p>${how}</p><p>${help} <a href="mailto:${address}">${address}</a></p>
<ul><li><a href="/contact-us">${contact}</a></li><li><a href="/">${home}</a></li></ul></section>`;
}

/** The page in place of one that its code would render: its name, the need for JavaScript, and the union's contacts, in both languages. */
export const plainPages =
  ({ name, contact: { email } }: Pick<Union, 'name' | 'contact'>) =>
  (title: string, locale: Locale): string =>
    `<noscript><link rel="stylesheet" href="/without-script.css"><main class="without-script"><p><a href="/">${escapeHtml(name[locale])}</a></p>
<h1>${escapeHtml(title)}</h1>${section(locale, email)}${section(locale === 'en' ? 'mt' : 'en', email)}</main></noscript>`;
