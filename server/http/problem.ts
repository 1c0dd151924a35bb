import type { Locale } from './operation.ts';
import { problemTexts, type ProblemCode } from './problem-texts.ts';

/** A refusal that the caller can understand and mend; becomes the contract's error shape. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: Record<string, ProblemCode[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    details: { fields?: Record<string, ProblemCode[]>; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The contract's `Error`, in the caller's language. */
  toBody(locale: Locale): { message: string; code: string; errors?: Record<string, string[]> } {
    const errors = this.fields && Object.fromEntries(fieldTexts(this.fields, locale));
    return { message: problemTexts[this.code][locale], code: this.code, ...(errors && { errors }) };
  }
}

function fieldTexts(fields: Record<string, ProblemCode[]>, locale: Locale): [string, string[]][] {
  return Object.entries(fields).map(([field, codes]) => [field, codes.map((code) => problemTexts[code][locale])]);
}
