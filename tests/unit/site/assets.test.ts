import { expect, it } from 'vitest';
import { assetsOf } from '../../../server/site/assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_app.js', '_list.js'] },
  '_list.js': { file: 'assets/list.js', imports: ['_card.js'] },
  'src/news/News.page.tsx': { file: 'assets/news.js', css: ['assets/news.css'], imports: ['_card.js', 'index.html'] },
};

it('finds what a page needs beside the entry, once each, however its chunks refer to each other', () => {
  expect(assetsOf(manifest)('src/news/News.page.tsx')).toEqual({
    page: '/assets/news.js',
    styles: ['/assets/news.css', '/assets/card.css'],
    scripts: ['/assets/news.js', '/assets/card.js', '/assets/list.js'],
  });
});

it('has nothing to add for a page that is not in the build by itself', () => {
  expect(assetsOf(manifest)('src/news/Gone.page.tsx')).toEqual({ styles: [], scripts: [] });
});
