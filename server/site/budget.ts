import type { PageAssets } from './assets.ts';

/** What a visitor's first page may bring: KiB of code and styles together, compressed by brotli, and in how many files. */
export const budget = { kib: 116, files: 15 } as const;

/** Pages for visitors, but for the one with a form. */
const isForVisitors = (page: string) =>
  /^src\/(about|careers|events|home|initiatives|media|policies|search|services)\/.*\.page\.tsx$|^src\/app\/Home\.page\.tsx$/.test(
    page,
  );

interface Built {
  /** Files of pages, from the project's root. */
  pages: readonly string[];
  /** The built document, and what each page needs beside it. */
  template: string;
  assetsOf: (page: string) => PageAssets;
  /** Bytes of a built file as it is sent. */
  sizeOf: (href: string) => number;
}

/** A line for each page for visitors that is past the budget. */
export function overBudget({ pages, template, assetsOf, sizeOf }: Built): string[] {
  const always = [...template.matchAll(/(?:src|href)="(\/assets\/[^"]*\.(?:js|css))"/g)].flatMap(
    ([, href]) => href ?? [],
  );
  return pages.filter(isForVisitors).flatMap((page) => {
    const { styles, scripts } = assetsOf(page);
    const files = [...new Set([...always, ...styles, ...scripts])];
    const kib = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
    if (kib <= budget.kib && files.length <= budget.files) return [];
    return [
      `${page} brings ${kib.toFixed(1)} KiB in ${files.length} files; at most ${budget.kib} KiB in ${budget.files} are allowed.`,
    ];
  });
}
