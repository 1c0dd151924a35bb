import { type Problem, type Rule, textIn } from './rules.ts';
import type { Draft } from './draft.ts';

/** A field of a form. */
export interface FieldSpec {
  /** The field's name on the page. */
  label: string;
  /** The first broken rule in this order is reported. */
  rules?: readonly Rule[];
  /** A password or a code: not trimmed, and never kept in the browser. */
  isSecret?: boolean;
}

/** Fields by name. Names are the contract's: a field inside another is `mobile.number`. */
export type FieldSpecs<Name extends string> = Readonly<Record<Name, FieldSpec>>;

/** Problems by field; a correct field has none. */
export type Problems<Name extends string> = Partial<Record<Name, Problem>>;

/** The fields of a form with their names, in their order. */
export function entriesOf<Name extends string>(fields: FieldSpecs<Name>): [Name, FieldSpec][] {
  // The keys of a literal are its names; `Object.entries` does not know that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.entries(fields) as [Name, FieldSpec][];
}

async function firstProblem(rules: readonly Rule[], name: string, form: FormData): Promise<Problem | undefined> {
  const findings = await Promise.all(rules.map(async (rule) => rule(form.get(name) ?? '', form)));
  return findings.find((finding) => finding !== undefined);
}

/** The problem with a file that has just been chosen, if any. */
export const problemOfFile = ({ rules = [] }: FieldSpec, file: File): Promise<Problem | undefined> => {
  const form = new FormData();
  form.set('file', file);
  return firstProblem(rules, 'file', form);
};

/** All problems with the answers, at most one a field; empty if they can be sent. */
export async function problemsOf<Name extends string>(
  fields: FieldSpecs<Name>,
  form: FormData,
): Promise<Problems<Name>> {
  const problems: Problems<Name> = {};
  const judge = async ([name, { rules = [] }]: [Name, FieldSpec]) => {
    const problem = await firstProblem(rules, name, form);
    if (problem) problems[name] = problem;
  };
  await Promise.all(entriesOf(fields).map(judge));
  return problems;
}

/** The answers as text, trimmed; secrets are not trimmed, files are empty. */
export function answersOf<Name extends string>(fields: FieldSpecs<Name>, form: FormData): Record<Name, string> {
  const answers = entriesOf(fields).map(([name, { isSecret = false }]) => {
    const answer = textIn(form, name);
    return [name, isSecret ? answer : answer.trim()] as const;
  });
  // One answer for each name; `Object.fromEntries` does not know that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(answers) as Record<Name, string>;
}

/** The fields with an answer that is never kept: secrets and files. */
export function unkeptIn<Name extends string>(fields: FieldSpecs<Name>, form: FormData): Name[] {
  return entriesOf(fields).flatMap(([name, { isSecret = false }]) => {
    const answer = form.get(name) ?? '';
    const isGiven = typeof answer === 'string' ? isSecret && answer !== '' : answer.size > 0;
    return isGiven ? [name] : [];
  });
}

/** The text in the fields except secrets; files cannot be kept. */
export function draftOf<Name extends string>(fields: FieldSpecs<Name>, form: FormData): Draft {
  return Object.fromEntries(
    entriesOf(fields).flatMap(([name, { isSecret = false }]) => {
      const answer = form.get(name) ?? '';
      return isSecret || typeof answer !== 'string' ? [] : [[name, answer]];
    }),
  );
}
