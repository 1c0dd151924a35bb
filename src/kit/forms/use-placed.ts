import { useTranslation } from 'react-i18next';
import { placeRefusal, type Placed, type Refusal } from './refusal.ts';
import type { Problem } from './rules.ts';
import { entriesOf, type FieldSpecs, type Problems } from './validate.ts';

/** The outcome of a submission: rules that its answers break, or the server's refusal. */
export type Outcome<Name extends string> = { problems: Problems<Name> } | { refusal: Refusal };

/** Returns the message for a broken rule, in the page's language. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation('forms');
  return (problem) => {
    switch (problem.rule) {
      case 'minLength':
      case 'maxLength':
        return t(`rules.${problem.rule}`, { count: problem.count });
      case 'between':
        return t('rules.between', { from: problem.from, to: problem.to });
      case 'postcodeOf':
        return t('rules.postcodeOf', { prefix: problem.prefix });
      case 'notBefore':
      case 'notAfter':
        return t(`rules.${problem.rule}`, { other: problem.other });
      default:
        return t(`rules.${problem.rule}`);
    }
  };
}

/** The messages about a form, in the page's language and by their place. */
export function usePlaced<Name extends string>(fields: FieldSpecs<Name>, outcome: Outcome<Name> | null): Placed<Name> {
  const { t } = useTranslation('forms');
  const wordsOf = useProblemWords();
  const placed: Placed<Name> = { fields: {}, general: [] };
  if (outcome === null) return placed;
  const names = entriesOf(fields).map(([name]) => name);
  if ('refusal' in outcome) return placeRefusal(outcome.refusal, names, t('unreachable'));
  for (const name of names) {
    const problem = outcome.problems[name];
    if (problem) placed.fields[name] = wordsOf(problem);
  }
  return placed;
}
