import type { ProblemCode } from './problem-texts.ts';
import { Problem } from './problem.ts';

/** Gathers what is wrong with the fields of one request, so that all of it is told at once. */
export class FieldProblems {
  readonly #found: Record<string, ProblemCode[]> = {};

  /** Notes a problem with a field unless `isRight`. */
  demand(isRight: boolean, field: string, code: ProblemCode): void {
    if (!isRight) (this.#found[field] ??= []).push(code);
  }

  /** Throws 422 with everything that was noted; its first problem names the whole. */
  throwIfAny(): void {
    const [first] = Object.values(this.#found).flat();
    if (first !== undefined) throw new Problem(422, first, { fields: this.#found });
  }
}
