import type { Union } from '../content/union.ts';
import type { Locale } from '../http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { RenderedPage } from './renderer.ts';

/** What the pages need to know of the union before their first call. */
export function unionFacts(union: Union, locale: Locale, isSimulated: boolean): object {
  return {
    id: union.id,
    name: union.name[locale],
    socials: union.socials,
    flags: union.flags,
    prices: union.prices,
    emailDomains: union.emailDomains,
    payments: { ...union.payments, simulated: isSimulated },
  };
}

type Filling = { locale: Locale; facts: object; page?: RenderedPage; assets?: PageAssets };

// In HTML only `<` can end a script element; in JSON it may be written as an escape.
const data = (id: string, content: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;

const headOf = ({ page, assets }: Filling) =>
  [
    page?.head ?? '',
    ...(assets?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(assets?.scripts ?? []).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('');

/** The document of a page in the visitor's language: the built template with the union's facts in it, and the page where the server rendered it. */
export function fillTemplate(template: string, filling: Filling): string {
  const { locale, facts, page } = filling;
  const scripts = data('union', facts) + (page?.rendered === undefined ? '' : data('rendered', page.rendered));
  return template
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace('</head>', () => `${headOf(filling)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page?.body ?? ''}</div>${scripts}`);
}
