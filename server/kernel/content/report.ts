import { nameOf } from './files.ts';
import type { ContentProblem } from './problem.ts';

/** Reports a mistake at a place in one file, and how to mend it. */
export type Report = (path: string, reason: string) => void;

/** A report for one file below the content folder; a repeated mistake is reported once. */
export function reporterOf(dir: string, path: string, problems: ContentProblem[]): Report {
  return reporterIn(nameOf(dir, path), problems);
}

/** The same for a file by its name for people. */
export function reporterIn(file: string, problems: ContentProblem[]): Report {
  const told = new Set<string>();
  return (path, reason) => {
    if (told.has(`${path} ${reason}`)) return;
    told.add(`${path} ${reason}`);
    problems.push({ file, path, reason });
  };
}

/** Values as a list for people. */
export const listed = (values: readonly string[]): string => values.join(', ') || 'none yet';

export function reportRepeats(values: readonly string[], pathOf: (index: number) => string, report: Report): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) report(pathOf(index), `Use each name once; ${value} is there already.`);
  });
}

export function reportUnknown(
  value: string,
  known: readonly string[],
  path: string,
  what: string,
  report: Report,
): void {
  if (!known.includes(value)) report(path, `There is no ${what} ${value}. Use one of: ${listed(known)}.`);
}
