import type { PageAssets } from './assets.ts';

/** The size budget of a page, compressed by brotli: `first` for its first paint and the shell's hydration, `late` for the first interaction. */
export const budget = { first: { kib: 100, files: 10 }, late: { kib: 16, files: 10 } } as const;

/** Pages for visitors, except the one with a form. */
const isForVisitors = (page: string) =>
  /^src\/features\/(about|careers|events|home|initiatives|media|policies|search|services)\/.*\.page\.tsx$|^src\/app\/Home\.page\.tsx$/.test(
    page,
  );

interface Built {
  /** Files of pages, from the project's root. */
  pages: readonly string[];
  /** The built document, and the files that each page needs besides it. */
  template: string;
  assetsOf: (page: string) => PageAssets;
  /** The compressed size of a built file in bytes. */
  sizeOf: (href: string) => number;
}

/** One line for each visitor page that is over budget. */
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
