import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import * as page from '../content/ContentPage.css.ts';
import { Facts } from '../content/Facts.tsx';
import { PageHead } from '../content/PageHead.tsx';
import { stack } from '../theme/layout.css.ts';
import { MoreLink } from '../ui/MoreLink.tsx';
import { RichText } from '../ui/RichText.tsx';
import type { Company } from './careers.queries.ts';
import { InterviewDays } from './InterviewDays.tsx';
import { Positions } from './Positions.tsx';

/** Everything about a company: what it does, whom it looks for, when it interviews. */
export function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation('careers');
  const { title, summary, art, sectors, stand, website, description, positions, interview_slots } = company;
  const areas = sectors.map(({ id, name }) => (
    <span key={id}>
      <a href={paths.companies({ area: id })}>{name}</a>{' '}
    </span>
  ));
  return (
    <div className={page.page}>
      <PageHead title={title} lead={summary} art={art} />
      <div className={page.columns}>
        <div className={page.main}>
          <RichText blocks={description} />
          {positions.length > 0 && (
            <section className={stack.m}>
              <h2>{t('company.positions')}</h2>
              <Positions positions={positions} />
            </section>
          )}
          {interview_slots.length > 0 && (
            <section className={stack.m}>
              <h2>{t('company.when')}</h2>
              <InterviewDays days={interview_slots} />
            </section>
          )}
        </div>
        <div className={page.aside}>
          <Facts
            facts={[
              { label: t('company.areas'), value: areas },
              ...(stand === null ? [] : [{ label: t('company.stand'), value: stand }]),
              { label: t('company.website'), value: <a href={website}>{new URL(website).host}</a> },
            ]}
          />
          <MoreLink href={paths.companies()}>{t('companies.all')}</MoreLink>
        </div>
      </div>
    </div>
  );
}
