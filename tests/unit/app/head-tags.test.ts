import { expect, it } from 'vitest';
import { headTags } from '../../../src/app/head-tags.ts';
import type { PageWords } from '../../../src/kit/content/describe.ts';

const portalCard = { art: { seed: 'home', scene: 'prow' }, title: 'Għaqda', lines: [] };
const union = { name: 'Għaqda', origin: 'https://ghaqda.example' };
const place = { path: '/media/news/x', search: 'utm_source=y&locale=mt', language: 'mt', union } as const;
const words: PageWords = { title: 'Aħbar', description: 'Xi ħaġa ġrat.' };
const tagsOf = (more: Partial<PageWords> = {}) => headTags({ ...words, ...more }, portalCard, place);

it('says where a page stands, in which language, and what picture shows it', () => {
  const html = tagsOf({ kind: 'article', card: { ...portalCard, title: 'Aħbar', lines: ['Kampus'] } });
  for (const [name, content] of [
    ['og:type', 'article'],
    ['og:url', 'https://ghaqda.example/media/news/x?locale=mt'],
    ['og:locale', 'mt_MT'],
    ['og:locale:alternate', 'en_GB'],
    ['og:image', 'https://ghaqda.example/media/news/x/card.png?locale=mt'],
    ['og:image:alt', 'Aħbar · Kampus'],
    ['og:image:width', '1200'],
  ]) {
    expect(html).toContain(`<meta property="${name}" content="${content}"/>`);
  }
  expect(tagsOf()).toContain('content="https://ghaqda.example/card.png?locale=mt"');
});

it.each(['"><script>alert(1)</script>', "' onload='x", '&quot;&lt;b>', '</script><!--<script>', '$& $1 $`'])(
  'lets no text of the content become a tag: %s',
  (text) => {
    const html = tagsOf({ title: text, description: text, data: { name: text } });
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<meta (name|property)="[\w:]+" content="[^"<]*"\/>$/.test(tag))).toEqual([
      '<script type="application/ld+json">',
      '</script>',
    ]);
    const [, content = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(read.replaceAll('&amp;', '&')).toBe(text);
    const [, data = ''] = /ld\+json">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ name: text });
  },
);
