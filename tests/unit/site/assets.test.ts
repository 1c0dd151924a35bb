import { expect, it } from 'vitest';
import { assetsOf } from '../../../server/site/assets.ts';

const manifest = {
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_app.js', '_list.js'] },
  '_list.js': { file: 'assets/list.js', imports: ['_card.js'] },
  'src/news/News.page.tsx': { file: 'assets/news.js', css: ['assets/news.css'], imports: ['_card.js', '_app.js'] },
};
const template = '<script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="/assets/app.css">';

it('finds what a page needs beside the document, once each, however its chunks refer to each other', () => {
  expect(assetsOf(manifest, template)('src/news/News.page.tsx')).toEqual({
    styles: ['/assets/card.css', '/assets/news.css'],
    scripts: ['/assets/list.js', '/assets/card.js', '/assets/news.js'],
  });
});

it('has nothing to add for a page that is not in the build by itself', () => {
  expect(assetsOf(manifest, template)('src/news/Gone.page.tsx')).toEqual({ styles: [], scripts: [] });
});
