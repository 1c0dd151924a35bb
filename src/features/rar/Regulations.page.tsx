import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../kit/content/Facts.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { useDateFacts } from './Deadline.tsx';
import { loadWithDates, rarDatesQuery } from './rar.queries.ts';

export const load = loadWithDates('rar-regulations');

/** The rules for sending and judging reports: /rar/current/regulations */
export default function RegulationsPage() {
  const { t } = useTranslation('shell');
  const factsOf = useDateFacts();
  const dates = useQuery(rarDatesQuery);
  return (
    <TextPage
      slug="rar-regulations"
      title={t('pages.rarRegulations')}
      first={<Loaded query={dates}>{(known) => <Facts facts={factsOf(known)} />}</Loaded>}
    />
  );
}
