import type { Check } from './check.ts';
import { readContentFile } from './files.ts';
import { ContentError, type ContentProblem } from './problem.ts';

/** Reads a file that holds a list; its mistakes are added to `problems`, and the list is then empty. */
export function readList<T>(dir: string, path: string, check: Check<T[]>, problems: ContentProblem[]): T[] {
  try {
    return check(readContentFile(dir, path), problems) ?? [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}
