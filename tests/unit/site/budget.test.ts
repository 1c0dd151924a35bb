import { expect, it } from 'vitest';
import { budget, overBudget } from '../../../server/site/budget.ts';

const sizes: Record<string, number> = {
  '/assets/shell.js': 90,
  '/assets/shell.css': 5,
  '/assets/page.js': 0,
  '/assets/page.css': 3,
};
const over = (pageKib: number, page = 'src/events/Event.page.tsx') =>
  overBudget({
    pages: [page],
    template: '<script type="module" src="/assets/shell.js"></script><link rel="stylesheet" href="/assets/shell.css">',
    assetsOf: () => ({ scripts: ['/assets/page.js'], styles: ['/assets/page.css'] }),
    sizeOf: (href) => 1024 * (href === '/assets/page.js' ? pageKib : (sizes[href] ?? Number.NaN)),
  });

it('allows a first page up to the budget, all of its files counted', () => {
  expect(over(budget.kib - 98)).toEqual([]);
});

it('names a page that is past it', () => {
  expect(over(budget.kib - 97)).toEqual([
    expect.stringContaining('src/events/Event.page.tsx brings 117.0 KiB in 4 files'),
  ]);
});

it('leaves pages alone that nobody sees first', () => {
  expect(over(500, 'src/checkout/Checkout.page.tsx')).toEqual([]);
});
