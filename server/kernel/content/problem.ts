import { StartupError } from '../config/startup-error.ts';

/** A mistake in a content file: the file, the place in it (such as `occurrences[0].start`), and how to mend it. */
export type ContentProblem = { file: string; path: string; reason: string };

/** Content that cannot be used; the message names every mistake, one line each. */
export class ContentError extends StartupError {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(toLine).join('\n'));
    this.problems = problems;
  }
}

const toLine = ({ file, path, reason }: ContentProblem): string => `${file}${path && `, ${path}`}: ${reason}`;
