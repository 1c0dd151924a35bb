import type { ProblemCode } from './problem-texts.ts';
import { Problem } from './problem.ts';

/** Collects the problems of one request's fields, so that all are reported at once. */
export class FieldProblems {
  readonly #found: Record<string, ProblemCode[]> = {};
  #values: Problem['values'] = {};

  /** Records a problem with a field unless `isRight`; `values` are those of its message. */
  demand(isRight: boolean, field: string, code: ProblemCode, values: Problem['values'] = {}): void {
    if (isRight) return;
    (this.#found[field] ??= []).push(code);
    this.#values = { ...this.#values, ...values };
  }

  /** Throws 422 with every recorded problem; `whole`, or else the first, gives the code of the whole. */
  throwIfAny(whole?: ProblemCode): void {
    const [first] = Object.values(this.#found).flat();
    if (first !== undefined) throw new Problem(422, whole ?? first, { fields: this.#found, values: this.#values });
  }
}
