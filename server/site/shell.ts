import type { Union } from '../kernel/content/union.ts';
import type { Locale } from '../kernel/http/operation.ts';
import type { PageAssets } from './assets.ts';
import type { RenderedPage } from './renderer.ts';

/** `origin` is the address that people type, without a slash at its end; `isSimulated` is false if payments are real. */
export type SiteFacts = { origin: string; isSimulated: boolean };

/** The facts about the union that pages need before their first call. */
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

type Filling = {
  locale: Locale;
  facts: object;
  page?: RenderedPage & { file: string };
  assets?: PageAssets;
  firstScript?: string;
  /** The page without JavaScript, if the server has not rendered it. */
  plain?: string;
};

/** Data as they stand in a script element: in HTML only `<` can end one; in JSON it may be escaped. */
export const inScript = (content: object): string => JSON.stringify(content).replaceAll('<', '\\u003c');
const dataScript = (id: string, content: object) =>
  `<script type="application/json" id="${id}">${inScript(content)}</script>`;
const quoted = (content: object) => JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const preload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

const codeOfTemplate =
  /[ \t]*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g;
const stylesOfTemplate = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** Removes the code from the document, for its first script to fetch: before the first paint it would only delay it. The last script starts the app. */
function takeCode(document: string): { document: string; code: object } {
  const found = [...document.matchAll(codeOfTemplate)].map(([tag, href]) => ({ href, runs: tag.includes('<script') }));
  const entry = found.findLast(({ runs }) => runs)?.href;
  const preloads = found.flatMap(({ href }) => (href === entry ? [] : (href ?? [])));
  return { document: document.replaceAll(codeOfTemplate, ''), code: { entry, preloads } };
}

/**
 * Puts the first script and the styles before all other links. A script after a style sheet waits for it, and so does the page's text; and
 * the first requested loads first.
 */
function putFirst(document: string, script: string, pageStyles: readonly string[]): string {
  const ofTemplate = [...document.matchAll(stylesOfTemplate)].map(([tag]) => tag.trim());
  const first = script + [...ofTemplate, ...pageStyles.map(stylesheet)].join('');
  return document.replaceAll(stylesOfTemplate, '').replace(/<link\b|<\/head>/, (next) => first + next);
}

/** The document of a page in the visitor's language: the built template with the union's facts, and the page if the server rendered it. */
export function fillTemplate(template: string, filling: Filling): string {
  const { locale, facts, page, firstScript, plain = '', assets = { styles: [], scripts: [] } } = filling;
  const isRendered = page?.body !== undefined;
  const { document, code } =
    isRendered && firstScript !== undefined ? takeCode(template) : { document: template, code: undefined };
  const script = code ? `<script data-code="${quoted(code)}">${firstScript}</script>` : '';
  const built = page && assets.scripts.length > 0 && { page: { file: page.file, scripts: assets.scripts } };
  const data = [
    dataScript('union', facts),
    isRendered && page.rendered ? dataScript('rendered', { ...page.rendered, ...built }) : '',
  ];
  return putFirst(document, script, assets.styles)
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace('</head>', () => `${page?.head ?? ''}${isRendered ? '' : assets.scripts.map(preload).join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page?.body ?? plain}</div>${data.join('')}`);
}
