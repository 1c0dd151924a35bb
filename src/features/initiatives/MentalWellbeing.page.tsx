import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { wellbeingQuery } from './initiatives.queries.ts';
import { FreeSessions, UrgentHelp } from './Wellbeing.tsx';
import { loadWellbeing } from './initiatives.load.ts';

/** Reads the page's data. */
export const load = loadWellbeing;

/** Free therapy for students, and urgent help: /initiatives/mental-wellbeing */
export default function MentalWellbeingPage() {
  const { t } = useTranslation(['initiatives', 'shell']);
  const { data: status } = useQuery(wellbeingQuery);
  const ask = status?.enabled && (
    <div className={row}>
      <LinkButton variant="act" href={`mailto:${status.email}`}>
        {t('wellbeing.ask')}
      </LinkButton>
    </div>
  );
  const closed = status?.enabled === false && <Banner title={t('wellbeing.closed')} />;
  return (
    <TextPage
      slug="mental-wellbeing"
      title={t('shell:pages.mentalWellbeing')}
      action={ask || closed}
      first={
        status && (
          <>
            <UrgentHelp status={status} />
            <FreeSessions status={status} />
          </>
        )
      }
    />
  );
}
