import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { page, rows, words } from '../../kit/content/ContentPage.css.ts';
import { Glance } from '../../kit/content/Glance.tsx';
import { head, sections } from '../../kit/content/GuidePage.css.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './Company.css.ts';
import { type Company, companyQuery, loadCompany } from './careers.queries.ts';
import { InterviewDays } from './InterviewDays.tsx';

/** A company's vacancies. */
function Positions({ positions }: Pick<Company, 'positions'>) {
  return (
    <ul className={rows}>
      {positions.map(({ title, kind, about }) => (
        <li key={title} className={styles.position}>
          <h3 className={styles.positionName}>{withItsNoun(title)}</h3>
          <p className={styles.positionKind}>
            <Badge>{kind}</Badge>
          </p>
          <p className={styles.positionAbout}>{withItsNoun(about)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Everything about a company: its business, its vacancies, its interview days. */
function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation('careers');
  const { slug, title, summary, art, description, positions, interview_slots } = company;
  return (
    <div className={page}>
      <div className={head}>
        <div className={words}>
          <h1>{title}</h1>
          <Lead>{summary}</Lead>
          <RichText blocks={description} />
        </div>
        <CompanyGlance company={company} seed={art.seed} />
      </div>
      <div className={sections}>
        {positions.length > 0 && (
          <section className={stack.m}>
            <h2>{t('company.positions')}</h2>
            <Positions positions={positions} />
          </section>
        )}
        {interview_slots.length > 0 && (
          <section className={stack.m}>
            <h2>{t('company.when')}</h2>
            <InterviewDays days={interview_slots} slug={slug} />
          </section>
        )}
      </div>
      <div>
        <MoreLink href={paths.companies()}>{t('companies.all')}</MoreLink>
      </div>
    </div>
  );
}

/** The company's stand at the expo, its sectors and its website. */
function CompanyGlance({ company: { sectors, stand, website }, seed }: { company: Company; seed: string }) {
  const { t } = useTranslation('careers');
  const areas = sectors.map(({ id, name }) => (
    <span key={id} className={stack.s}>
      <a href={paths.companies({ area: id })}>{name}</a>
    </span>
  ));
  return (
    <Glance
      seed={seed}
      facts={[
        ...(stand === null ? [] : [{ label: t('company.stand'), value: stand }]),
        { label: t('company.areas'), value: areas },
        { label: t('company.website'), value: <a href={website}>{new URL(website).host}</a> },
      ]}
    />
  );
}

export const load = loadCompany;

/** One company: /careers/careers-expo/companies/:slug */
export default function CompanyPage() {
  const { t } = useTranslation('shell');
  const { slug = '' } = useParams();
  const query = useQuery(companyQuery(slug));
  return (
    <>
      <PageTitle page={query.data?.title ?? t('pages.companies')} />
      <LoadedPage query={query} title={t('pages.companies')}>
        {(company) => <CompanyView company={company} />}
      </LoadedPage>
    </>
  );
}
