import { expect, it } from 'vitest';
import { budget, overBudget } from '../../../server/site/budget.ts';

/** The excess over the budget of a page whose styles and script are this large, with a shell of 95 KiB. */
const over = (stylesKib: number, scriptKib: number, page = 'src/features/events/Event.page.tsx') => {
  const sizes: Record<string, number> = {
    '/assets/shell.js': 90,
    '/assets/shell.css': 5,
    '/assets/page.js': scriptKib,
    '/assets/page.css': stylesKib,
  };
  return overBudget({
    pages: [page],
    template: '<script type="module" src="/assets/shell.js"></script><link rel="stylesheet" href="/assets/shell.css">',
    assetsOf: () => ({ scripts: ['/assets/page.js'], styles: ['/assets/page.css'] }),
    sizeOf: (href) => 1024 * (sizes[href] ?? Number.NaN),
  });
};

it('allows a first page up to the budget, the shell and its own styles counted', () => {
  expect(over(budget.first.kib - 95, budget.late.kib)).toEqual([]);
});

it('names a page whose first paint is past it', () => {
  expect(over(budget.first.kib - 94, 1)).toEqual([
    expect.stringContaining(`src/features/events/Event.page.tsx brings ${budget.first.kib + 1}.0 KiB in 3 files first`),
  ]);
});

it('names a page that brings too much at the first sign of a person', () => {
  expect(over(1, budget.late.kib + 1)).toEqual([
    expect.stringContaining(`src/features/events/Event.page.tsx brings ${budget.late.kib + 1}.0 KiB in 1 files late`),
  ]);
});

it('leaves pages alone that nobody sees first', () => {
  expect(over(500, 500, 'src/features/checkout/Checkout.page.tsx')).toEqual([]);
});
