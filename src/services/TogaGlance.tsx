import { useTranslation } from 'react-i18next';
import { Glance } from '../content/Glance.tsx';
import { formatEuros } from '../i18n/format-euros.ts';
import type { TogaStatus } from './services.queries.ts';

/** What the set costs, and when it is collected and returned. */
export function TogaGlance({ status: { set, deposit, collect, return: giveBack } }: { status: TogaStatus }) {
  const { t } = useTranslation('services');
  return (
    <Glance
      seed="toga"
      figure={formatEuros(set.amount)}
      caption={t('toga.caption')}
      facts={[
        { label: t('toga.facts.deposit'), value: formatEuros(deposit.amount) },
        { label: t('toga.facts.collect'), value: collect },
        { label: t('toga.facts.return'), value: giveBack },
        { label: t('toga.facts.refund'), value: t('toga.facts.refundValue') },
      ]}
    />
  );
}
