import type { Locale } from './operation.ts';
import { problemTexts, type ProblemCode } from './problem-texts.ts';

/** A refusal that the caller can understand and act on; becomes the contract's error shape. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: Record<string, ProblemCode[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Values for the message's placeholders, one for each language where they differ. */
  readonly values: Record<string, string | Record<Locale, string>>;

  constructor(
    status: number,
    code: ProblemCode,
    details: {
      fields?: Record<string, ProblemCode[]>;
      retryAfterSeconds?: number;
      values?: Problem['values'];
    } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.values = details.values ?? {};
  }

  /** The contract's `Error`, in the caller's language. */
  toBody(locale: Locale): { message: string; code: string; errors?: Record<string, string[]> } {
    const valueOf = (name: string): string => {
      const value = this.values[name] ?? '';
      return typeof value === 'string' ? value : value[locale];
    };
    const textOf = (code: ProblemCode) =>
      problemTexts[code][locale].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name));
    const fields = this.fields && Object.entries(this.fields).map(([field, codes]) => [field, codes.map(textOf)]);
    return { message: textOf(this.code), code: this.code, ...(fields && { errors: Object.fromEntries(fields) }) };
  }
}
