import { useTranslation } from 'react-i18next';
import { Table } from '../../kit/ui/Table.tsx';
import type { Reason } from './career-finder.queries.ts';
import * as styles from './report.css.ts';

interface Score {
  points: number;
  most: number;
  reasons: readonly Reason[];
}

const kinds = ['preference', 'pleasure', 'activity', 'value', 'question'] as const;
const share = (points: number, most: number) => `${(100 * points) / most}%`;

/** The points that each part of the answers gave, in the order of the parts; without those that gave none. */
export const pointsByKind = (reasons: readonly Reason[]) =>
  kinds.flatMap((kind) => {
    const sum = reasons.filter((reason) => reason.kind === kind).reduce((all, reason) => all + reason.points, 0);
    return sum === 0 ? [] : [{ kind, sum }];
  });

/** A sector's points as planks of a boat, one for each part that gave some; the words beneath say the same. */
export function SectorBar({ score: { points, most, reasons } }: { score: Score }) {
  const { t } = useTranslation('careerFinder');
  const planks = pointsByKind(reasons);
  return (
    <div className={styles.chart}>
      <p className={styles.figures}>{t('report.score', { points, most })}</p>
      <div className={styles.hull} aria-hidden="true">
        {planks.map(({ kind, sum }) => (
          <span key={kind} className={styles.plank[kind]} style={{ width: share(sum, most) }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {planks.map(({ kind, sum }) => (
          <li key={kind}>
            <span className={styles.swatch[kind]} aria-hidden="true" />
            {t(`kind.${kind}`)} {sum}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A score on a rail; a trait has words at both ends. */
export function ScoreRail({ score: { points, most }, low, high }: { score: Score; low?: string; high?: string }) {
  const { t } = useTranslation('careerFinder');
  return (
    <div className={styles.chart}>
      <p className={styles.figures}>{t('report.score', { points, most })}</p>
      <div className={styles.hull} aria-hidden="true">
        <span className={styles.plank.preference} style={{ width: share(points, most) }} />
      </div>
      {low !== undefined && (
        <p className={styles.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </div>
  );
}

interface WhyProps {
  name: string;
  score: Score;
  isOpen?: boolean;
}

/** The answers that led to a score, and how much each counted: they add up to it. */
export function Why({ name, score: { points, most, reasons }, isOpen = false }: WhyProps) {
  const { t } = useTranslation('careerFinder');
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>{t('report.why', { points, most })}</summary>
      <Table
        caption={t('report.reasons', { name })}
        captionHidden
        columns={[{ label: t('report.answer') }, { label: t('report.points'), align: 'end' }]}
        rows={[
          ...reasons.map((reason) => ({
            key: `${reason.kind} ${reason.id}`,
            cells: [`${t(`kind.${reason.kind}`)}: ${reason.text}`, reason.points],
          })),
          { key: 'sum', cells: [t('report.sum'), points] },
        ]}
      />
    </details>
  );
}
