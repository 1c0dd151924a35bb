import type { Page } from 'playwright-core';

const elements = [
  'img src=x onerror=',
  'svg onload=',
  'body onload=',
  'video src=x onerror=',
  'audio src=x onerror=',
  'details open ontoggle=',
  'input autofocus onfocus=',
  'iframe onload=',
  'object data=x onerror=',
  'style onload=',
  'embed src=x onerror=',
  'p tabindex=1 autofocus onfocus=',
  'math onclick=',
  'marquee onstart=',
  'link rel=stylesheet href=x onerror=',
];
/** Texts that could end the one before them: attributes, elements, scripts, comments. */
const ends = ['', '">', "'>", '</textarea>', '</title>', '</script>', '</style>', '-->', ']]>', '</noscript>'];
const scripts = ['<script>alert(1)</script>', '<script src=/canary></script>', '<svg><script>alert(1)</script>'];
const others = [
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="//canary.invalid/">',
  '<meta http-equiv=refresh content="0;url=/canary">',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '$t(common:continue)',
  '{{name}}',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '<!--<script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '[x](javascript:alert(1))',
];

/** Two hundred texts that would run a script wherever one of them became part of a page (C3). */
export const hostileTexts: readonly string[] = [
  ...ends.flatMap((end) => elements.map((element) => `${end}<${element}alert(1)>`)),
  ...ends.flatMap((end) => scripts.map((script) => `${end}${script}`)),
  ...others,
];

/** The same in as few texts of at most this length as possible, a line each. */
export function packed(most: number): string[] {
  const packs: string[] = [];
  for (const text of hostileTexts) {
    const last = packs.at(-1);
    if (last === undefined || last.length + 1 + text.length > most) packs.push(text);
    else packs[packs.length - 1] = `${last}\n${text}`;
  }
  return packs;
}

/** Collects from now on everything by which a hostile text would betray itself in a page: dialogs, requests, refusals of the policy. */
export function watchForScripts(page: Page): string[] {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`a dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('canary') && !request.isNavigationRequest()) signs.push(`requested ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) signs.push(`${page.url()}: ${message.text()}`);
  });
  return signs;
}
