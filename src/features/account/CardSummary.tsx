import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import type { Card } from './card.queries.ts';
import { CardFace } from './CardFace.tsx';

/** The student card on the overview, or the way to one. */
export function CardSummary({ card }: { card: Card }) {
  const { t } = useTranslation('account');
  return (
    <section className={stack.s} aria-label={t('card.title')}>
      <CardFace card={card} />
      <MoreLink href={paths.myCard()}>{t(card.state === 'issued' ? 'card.deals.more' : 'card.get')}</MoreLink>
    </section>
  );
}
