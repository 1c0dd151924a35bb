import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import * as styles from './rar.css.ts';
import type { RarResultQuestion } from './rar.queries.ts';

interface Props {
  question: RarResultQuestion;
}

/** Returns the rule of a question in words, where it says more than the points. */
function useRuleWords(): (question: RarResultQuestion) => string[] {
  const { t } = useTranslation('rar');
  return ({ rule, evidence }) => {
    if (rule.kind === 'chosen') return [t('results.chosen')];
    if (rule.kind !== 'counted') return [];
    const counted = t('results.counted', { points: rule.points, per: rule.per, most: rule.most });
    return evidence === 'each' ? [counted, t('results.each')] : [counted];
  };
}

/** Why there were these points at first: the readers' own words, or else what the rules say. */
function useFirstReason(): (question: RarResultQuestion) => string {
  const { t } = useTranslation('rar');
  const ruleWords = useRuleWords();
  return (question) => {
    const { reason, lack, rule, estimate, most, appeal } = question;
    const points = appeal?.points_before ?? question.points;
    if (reason !== '') return reason;
    if (lack === 'answer') return t('results.noAnswer');
    if (lack === 'evidence') return t('results.noEvidence');
    if (rule.kind === 'judged') return t('results.judged', { points, most });
    const byRules = [t('results.byRules', { points: estimate, most }), ...ruleWords(question)];
    return [...byRules, ...(points === estimate ? [] : [t('results.without', { points })])].join(' ');
  };
}

/** What an appeal has done to the points. */
function Appealed({ appeal }: { appeal: NonNullable<RarResultQuestion['appeal']> }) {
  const { t } = useTranslation('rar');
  const { points_before: before, points_after: after, answer } = appeal;
  if (after === null) return <p>{t('results.appealed')}</p>;
  return (
    <>
      <p>
        <strong>{after === before ? t('results.unchanged') : t('results.changed', { before, after })}</strong>
      </p>
      <p className={styles.words}>{answer}</p>
    </>
  );
}

/** The organisation's own answer, folded away. */
function OwnAnswer({ question: { answer, rows, files } }: Props) {
  const { t } = useTranslation('rar');
  const dayWords = useDayWords();
  return (
    <details>
      <summary>{t('results.answer')}</summary>
      {answer !== null && <p className={styles.words}>{answer}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ title, date, people }, at) => (
            <li key={`${at} ${title}`}>
              {t('write.event.words', { title, date: dayWords(date).date, count: people })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('results.files', { files })}</p>
    </details>
  );
}

/** Why a question has its points: after an appeal what was decided, then the readers' reason or the rule, and the answer itself. */
export function Why({ question }: Props): ReactNode {
  const { t } = useTranslation('rar');
  const firstReason = useFirstReason();
  const { appeal, lack } = question;
  return (
    <div className={stack.s}>
      {appeal !== null && <Appealed appeal={appeal} />}
      {appeal !== null && appeal.points_after !== null && <p className={styles.note}>{t('results.before')}</p>}
      <p className={styles.words}>{firstReason(question)}</p>
      {lack !== 'answer' && <OwnAnswer question={question} />}
    </div>
  );
}
