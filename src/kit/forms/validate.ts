import { type Problem, type Rule, textIn } from './rules.ts';
import type { Draft } from './draft.ts';

/** What a form asks for. */
export interface FieldSpec {
  /** What the field is called. */
  label: string;
  /** In the order in which they are told: the first that is broken. */
  rules?: readonly Rule[];
  /** A password or a code: taken to the letter, and never kept in the browser. */
  isSecret?: boolean;
}

/** Fields by name. Names are the contract's: where a field is inside another, `mobile.number`. */
export type FieldSpecs<Name extends string> = Readonly<Record<Name, FieldSpec>>;

/** Problems by field; none for a field that is right. */
export type Problems<Name extends string> = Partial<Record<Name, Problem>>;

/** The fields of a form with their names, in their order. */
export function entriesOf<Name extends string>(fields: FieldSpecs<Name>): [Name, FieldSpec][] {
  // The keys of a literal are its names: only `Object.entries` does not say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.entries(fields) as [Name, FieldSpec][];
}

async function firstProblem(rules: readonly Rule[], name: string, form: FormData): Promise<Problem | undefined> {
  const findings = await Promise.all(rules.map(async (rule) => rule(form.get(name) ?? '', form)));
  return findings.find((finding) => finding !== undefined);
}

/** What is wrong with a file that was chosen just now, if anything. */
export const problemOfFile = ({ rules = [] }: FieldSpec, file: File): Promise<Problem | undefined> => {
  const form = new FormData();
  form.set('file', file);
  return firstProblem(rules, 'file', form);
};

/** Everything that is wrong with the answers, at most one thing for each field; empty when they can be sent. */
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

/** The answers as text, without the spaces around them; those of secrets to the letter, those of files empty. */
export function answersOf<Name extends string>(fields: FieldSpecs<Name>, form: FormData): Record<Name, string> {
  const answers = entriesOf(fields).map(([name, { isSecret = false }]) => {
    const answer = textIn(form, name);
    return [name, isSecret ? answer : answer.trim()] as const;
  });
  // One answer for each name: only `Object.fromEntries` does not say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(answers) as Record<Name, string>;
}

/** The text in the fields, but for secrets; files cannot be kept. */
export function draftOf<Name extends string>(fields: FieldSpecs<Name>, form: FormData): Draft {
  return Object.fromEntries(
    entriesOf(fields).flatMap(([name, { isSecret = false }]) => {
      const answer = form.get(name) ?? '';
      return isSecret || typeof answer !== 'string' ? [] : [[name, answer]];
    }),
  );
}
