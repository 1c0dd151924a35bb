import { TEST_CARDS } from './cards.ts';
import { PAGE_TEXTS, type PageTexts } from './page-texts.ts';
import type { PayError } from './pay.ts';
import type { SandboxSession } from './records.ts';

export type PageState = { card: string; error?: PayError } | { expired: true };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

const groupDigits = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

function formatMoney(cents: number, { locale, currency }: SandboxSession): string {
  return new Intl.NumberFormat(`${locale}-MT`, { style: 'currency', currency }).format(cents / 100);
}

function renderOrder(session: SandboxSession, texts: PageTexts): string {
  const rows = session.lines.map(
    ({ name, amount, quantity }) =>
      `<li><span>${quantity > 1 ? `${quantity} × ` : ''}${escapeHtml(name)}</span> <span>${formatMoney(amount * quantity, session)}</span></li>`,
  );
  return `<section aria-labelledby="order"><h2 id="order">${texts.order}</h2><ul class="lines">${rows.join('')}</ul>
<p class="total"><span>${texts.total}</span> <strong>${formatMoney(session.total, session)}</strong></p></section>`;
}

function renderErrorSummary(error: PayError | undefined, texts: PageTexts): string {
  if (!error) return '';
  return `<div class="summary" role="alert" tabindex="-1" autofocus><p><strong>${texts.errorTitle}</strong></p>
<a href="#card">${texts.errors[error]}</a></div>`;
}

/** An embedded session has only one return address; the shop sees there that nothing was paid. */
const wayBack = ({ cancelUrl, successUrl }: SandboxSession): string => cancelUrl ?? successUrl;

function renderForm(
  session: SandboxSession,
  { card, error }: { card: string; error?: PayError },
  texts: PageTexts,
): string {
  const message = error
    ? `<p class="error" id="card-error"><span class="hidden">${texts.errorPrefix} </span>${texts.errors[error]}</p>`
    : '';
  const described = error ? 'card-hint card-error' : 'card-hint';
  const focus = card === '' ? '' : ' autofocus';
  return `<form method="post" action="/pay/${session.id}">
<label for="card">${texts.cardNumber}</label><p class="hint" id="card-hint">${texts.cardHint}</p>${message}
<input id="card" name="card" inputmode="numeric" autocomplete="off" spellcheck="false" value="${escapeHtml(groupDigits(card))}"
  aria-describedby="${described}"${error ? ' aria-invalid="true"' : ''}${focus}>
<button class="act">${texts.pay} ${formatMoney(session.total, session)}</button>
<a href="${escapeHtml(wayBack(session))}">${texts.cancel}</a></form>`;
}

function renderTestCards(session: SandboxSession, texts: PageTexts): string {
  const cards = TEST_CARDS.map(
    ({ number, name }) => `<li><span><b>${groupDigits(number)}</b> ${texts.cards[name]}</span>
<button name="fill" value="${number}">${texts.useCard} <span class="hidden">${texts.cards[name]}</span></button></li>`,
  );
  return `<section aria-labelledby="cards"><h2 id="cards">${texts.testCards}</h2>
<form action="/pay/${session.id}"><ul class="cards">${cards.join('')}</ul></form></section>`;
}

function renderBody(session: SandboxSession, state: PageState, texts: PageTexts): string {
  if ('expired' in state) {
    return `<h1>${texts.expiredTitle}</h1><p>${texts.expiredDetail}</p>
<p><a href="${escapeHtml(wayBack(session))}">${texts.back}</a></p>`;
  }
  return `${renderErrorSummary(state.error, texts)}<h1>${texts.title}</h1>${renderOrder(session, texts)}
${renderForm(session, state, texts)}${renderTestCards(session, texts)}`;
}

/** The whole page as HTML, in the session's language. */
export function renderPayPage(session: SandboxSession, state: PageState): string {
  const texts = PAGE_TEXTS[session.locale];
  const heading = 'expired' in state ? texts.expiredTitle : texts.title;
  const title = 'error' in state ? `${texts.errorPrefix} ${heading}` : heading;
  return `<!doctype html>
<html lang="${session.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Sandbox</title><link rel="stylesheet" href="/page.css"></head>
<body><header><p class="notice"><strong>${texts.notice}</strong> ${texts.noticeDetail}</p></header>
<main>${renderBody(session, state, texts)}</main></body></html>`;
}
