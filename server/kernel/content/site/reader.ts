import type { Check } from '../check.ts';
import { type ContentFile, readContentFile, readContentFolder } from '../files.ts';
import { fillIn } from '../placeholders.ts';
import { ContentError, type ContentProblem } from '../problem.ts';
import type { Union } from '../union.ts';

/** An entry with a file to itself: the file's name is its slug. */
export type Filed<T> = T & { slug: string };

/** Reads the site's content; mistakes are added to the problems, and then the result must not be used. */
export type SiteReader = {
  one<T>(path: string, check: Check<T>): T | undefined;
  list<T>(path: string, check: Check<T[]>): T[];
  /** One entry per file. */
  folder<T>(folder: string, check: Check<T>): Filed<T>[];
};

export function siteReader(dir: string, union: Union, problems: ContentProblem[]): SiteReader {
  const checked = <T>(given: ContentFile, check: Check<T>): T | undefined =>
    check(fillIn(given, union, problems), problems);
  const one = <T>(path: string, check: Check<T>): T | undefined => {
    try {
      return checked(readContentFile(dir, path), check);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  return {
    one,
    list: (path, check) => one(path, check) ?? [],
    folder: (folder, check) =>
      readContentFolder(dir, folder, problems).flatMap((given) => {
        const slug = slugOf(given, problems);
        const entry = checked(given, check);
        return entry === undefined ? [] : [{ ...entry, slug }];
      }),
  };
}

function slugOf({ file }: ContentFile, problems: ContentProblem[]): string {
  const slug = file.replace(/^.*\//, '').replace(/\.json$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    const reason = 'The name of this file becomes an address. Use small letters a to z, digits and hyphens.';
    problems.push({ file, path: '', reason });
  }
  return slug;
}
