import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { stack } from '../theme/layout.css.ts';
import { MoreLink } from '../ui/MoreLink.tsx';
import type { Card } from './card.queries.ts';
import { CardFace } from './CardFace.tsx';
import * as styles from './Panel.css.ts';

/** The student card on the overview, or the way to one. */
export function CardSummary({ card }: { card: Card }) {
  const { t } = useTranslation('account');
  if (card.state === 'issued') {
    return (
      <section className={stack.s} aria-label={t('card.title')}>
        <CardFace card={card} />
        <MoreLink href={paths.myCard()}>{t('card.deals.more')}</MoreLink>
      </section>
    );
  }
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('card.title')}</h2>
      <p>{t('card.pitch')}</p>
      <MoreLink href={paths.myCard()}>{t('card.get')}</MoreLink>
    </section>
  );
}
