import type { Union } from '../content/union.ts';
import type { Locale } from '../http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { RenderedPage } from './renderer.ts';

/** `origin` is what people type, without a slash at its end; payments are simulated, or real. */
export type SiteFacts = { origin: string; isSimulated: boolean };

/** What the pages need to know of the union before their first call. */
export function unionFacts(union: Union, locale: Locale, { origin, isSimulated }: SiteFacts): object {
  return {
    origin,
    id: union.id,
    name: union.name[locale],
    socials: union.socials,
    flags: union.flags,
    prices: union.prices,
    emailDomains: union.emailDomains,
    payments: { ...union.payments, simulated: isSimulated },
  };
}

type Filling = { locale: Locale; facts: object; page?: RenderedPage; assets?: PageAssets; firstScript?: string };

// In HTML only `<` can end a script element; in JSON it may be written as an escape.
const json = (content: object) => JSON.stringify(content).replaceAll('<', '\\u003c');
const dataScript = (id: string, content: object) =>
  `<script type="application/json" id="${id}">${json(content)}</script>`;
const quoted = (content: object) => JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const preload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

const codeOfTemplate =
  /[ \t]*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g;

/** Takes the code out of the document, for the page's first script to fetch: before the first paint it would only be in the way. Its last script begins the app. */
function leaveCode(document: string, firstScript: string, { scripts }: PageAssets): string {
  const found = [...document.matchAll(codeOfTemplate)].map(([tag, href]) => ({ href, runs: tag.includes('<script') }));
  const entry = found.findLast(({ runs }) => runs)?.href;
  const others = found.flatMap(({ href }) => (href === entry ? [] : (href ?? [])));
  const code = quoted({ entry, preloads: [...others, ...scripts] });
  return document
    .replaceAll(codeOfTemplate, '')
    .replace('</head>', () => `<script data-code="${code}">${firstScript}</script></head>`);
}

/** The document of a page in the visitor's language: the built template with the union's facts in it, and the page where the server rendered it. */
export function fillTemplate(template: string, filling: Filling): string {
  const { locale, facts, page, firstScript, assets = { styles: [], scripts: [] } } = filling;
  const isRendered = page?.body !== undefined;
  const built = page && assets.page !== undefined && { page: { file: page.file, href: assets.page } };
  const data = [
    dataScript('union', facts),
    isRendered && page.rendered ? dataScript('rendered', { ...page.rendered, ...built }) : '',
  ];
  const styles = assets.styles.map(stylesheet).join('');
  const document = template
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(
      '</head>',
      () => `${page?.head ?? ''}${styles}${isRendered ? '' : assets.scripts.map(preload).join('')}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${page?.body ?? ''}</div>${data.join('')}`);
  return isRendered && firstScript !== undefined ? leaveCode(document, firstScript, assets) : document;
}
