import type { Union } from '../content/union.ts';
import { escapeHtml } from './escape-html.ts';

export type MailLayout = {
  locale: 'en' | 'mt';
  heading: string;
  paragraphs: string[];
  /** The mail's one call to action, a link to a page of the portal. */
  action?: { label: string; url: string };
  footer: string;
};

/** The footer of most mails: the union's name and its mailbox. */
export const signatureOf = ({ name, contact }: Pick<Union, 'name' | 'contact'>, locale: MailLayout['locale']): string =>
  `${name[locale]}\n${contact.email}`;

export type RenderedMail = { text: string; html: string };

/** Mail clients drop style sheets, so each element has its own styles; the colours are the portal's light theme. */
const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#F3E9D5;color:#0D2436;font:17px/1.55 Figtree,Helvetica,Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:0 0 32px;background:#FFFDF8',
  words: 'padding:28px 24px 0',
  strake: 'height:6px;line-height:6px;font-size:0',
  heading: 'margin:0 0 20px;font:800 28px/1.15 Besley,Rockwell,Georgia,serif;color:#0D2436',
  paragraph: 'margin:0 0 16px',
  action:
    'display:inline-block;padding:14px 24px;background:#FFC022;color:#0D2436;font-weight:700;text-decoration:none;border-radius:3px 3px 24px 3px',
  footer: 'max-width:560px;margin:16px auto 0;color:#425364;font-size:15px',
};

/** The hull's bands: yellow, green, red, white. */
const STRAKES = ['#FFC022', '#1F7A4A', '#C4321F', '#FFFAEC']
  .map((paint) => `<div style="${STYLES.strake};background:${paint}">&nbsp;</div>`)
  .join('');

/** The portal's dark theme, for the clients that keep a style sheet: those that don't would only guess. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #0A1A28 !important; color: #F6ECD9 !important; }
.sheet { background: #11283A !important; }
.sheet h1 { color: #F6ECD9 !important; }
.sheet p a:not(.act) { color: #86BDFF !important; }
.foot { color: #B7C5CC !important; }
}`;

/** The address of a page, in the mail's language unless the reader has chosen one in the browser. Throws for anything but a web address. */
function pageIn(locale: MailLayout['locale'], address: string): string {
  if (!/^https?:\/\//.test(address))
    throw new Error(`A mail may link to web addresses only; this is not one: ${address}`);
  const url = new URL(address);
  url.searchParams.set('lang', locale);
  return url.href;
}

function renderText({ locale, heading, paragraphs, action, footer }: MailLayout): string {
  const link = action ? [`${action.label}:\n${pageIn(locale, action.url)}`] : [];
  return `${[heading, ...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`;
}

const breakLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** A mail as plain text and as HTML; every text is escaped, never treated as markup. */
export function renderMail(layout: MailLayout): RenderedMail {
  const { locale, heading, paragraphs, action, footer } = layout;
  const body = paragraphs.map((text) => `<p style="${STYLES.paragraph}">${breakLines(text)}</p>`).join('\n');
  const href = action && escapeHtml(pageIn(locale, action.url));
  const link = action
    ? `<p style="margin:24px 0 8px"><a href="${href}" class="act" style="${STYLES.action}">${escapeHtml(action.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${DARK}</style><title>${escapeHtml(heading)}</title></head>
<body lang="${locale}" class="page" style="${STYLES.page}">
<div role="article" lang="${locale}" class="sheet" style="${STYLES.sheet}">
<div aria-hidden="true">${STRAKES}</div>
<div style="${STYLES.words}">
<h1 style="${STYLES.heading}">${escapeHtml(heading)}</h1>
${body}
${link}
</div>
</div>
<p class="foot" style="${STYLES.footer}">${breakLines(footer)}</p>
</body></html>
`;
  return { text: renderText(layout), html };
}
