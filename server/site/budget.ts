import type { PageAssets } from './assets.ts';

/** The size budget of a page, compressed by brotli: `first` for its first paint and for the shell to come alive, `late` once somebody is there. */
export const budget = { first: { kib: 101, files: 10 }, late: { kib: 16, files: 10 } } as const;

/** Pages for visitors, but for the one with a form. */
const isForVisitors = (page: string) =>
  /^src\/features\/(about|careers|events|home|initiatives|media|policies|search|services)\/.*\.page\.tsx$|^src\/app\/Home\.page\.tsx$/.test(
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
  const isPast = (part: keyof typeof budget, files: readonly string[]) => {
    const { kib: mostKib, files: mostFiles } = budget[part];
    const kib = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
    if (kib <= mostKib && files.length <= mostFiles) return [];
    return [
      `${kib.toFixed(1)} KiB in ${files.length} files ${part}; at most ${mostKib} KiB in ${mostFiles} are allowed.`,
    ];
  };
  return pages.filter(isForVisitors).flatMap((page) => {
    const { styles, scripts } = assetsOf(page);
    const past = [...isPast('first', [...new Set([...always, ...styles])]), ...isPast('late', scripts)];
    return past.map((what) => `${page} brings ${what}`);
  });
}
