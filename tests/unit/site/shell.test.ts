import { expect, it } from 'vitest';
import { fillTemplate } from '../../../server/site/shell.ts';

const template =
  '<!doctype html><html lang="en"><head><link rel="preload" href="/font"><script type="module" crossorigin src="/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/app.js"><link rel="stylesheet" crossorigin href="/app.css"></head>' +
  '<body><div id="root"></div></body></html>';
const assets = { styles: ['/a.css'], scripts: ['/a.js'] };
const page = (title: string) => ({
  status: 200,
  file: 'src/app/Home.page.tsx',
  head: '<title>T</title>',
  body: '<h1>Merħba</h1>',
  rendered: { title },
});

it('puts the page, its head, its files and the facts where they belong', () => {
  expect(fillTemplate(template, { locale: 'mt', facts: { id: 'su' }, page: page('x'), assets })).toBe(
    '<!doctype html><html lang="mt"><head><link rel="stylesheet" crossorigin href="/app.css"><link rel="stylesheet" href="/a.css"><link rel="preload" href="/font">' +
      '<script type="module" crossorigin src="/index.js"></script><link rel="modulepreload" crossorigin href="/app.js"><title>T</title></head><body><div id="root"><h1>Merħba</h1></div>' +
      '<script type="application/json" id="union">{"id":"su"}</script><script type="application/json" id="rendered">{"title":"x","page":{"file":"src/app/Home.page.tsx","scripts":["/a.js"]}}</script></body></html>',
  );
});

it('leaves the app to the first script and the page to its first visitor, where there is something to look at meanwhile', () => {
  const filled = (shown: object) =>
    fillTemplate(template, { locale: 'en', facts: {}, assets, firstScript: 'go()', page: { ...page('x'), ...shown } });
  const html = filled({});
  expect(html).not.toMatch(/modulepreload"|type="module"/);
  // Before the styles: after them it would wait for them.
  const code = /<head><script data-code="([^"]*)">go\(\)<\/script><link rel="stylesheet"/.exec(html)?.[1];
  expect(JSON.parse(code?.replaceAll('&quot;', '"') ?? '')).toEqual({ entry: '/index.js', preloads: ['/app.js'] });
  expect(filled({ body: undefined })).toContain('<link rel="modulepreload" crossorigin href="/a.js"></head>');
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1 $`'])(
  'lets no text of the content end the data, nor stand for another: %s',
  (title) => {
    const html = fillTemplate(template, { locale: 'en', facts: {}, page: page(title) });
    const data = /id="rendered">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ title });
  },
);
