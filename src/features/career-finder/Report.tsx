import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { useFact } from './career-finder.flow.ts';
import { reportQuery, type Report, useAskAgain } from './career-finder.queries.ts';
import { finderPaths } from './finder-paths.ts';
import { FinderPage, SavedNote, ToOverview } from './FinderPage.tsx';
import { pointsByKind, ScoreRail, SectorBar, Why } from './charts.tsx';
import { Paper } from './Paper.tsx';
import * as styles from './report.css.ts';

const SHOWN_SECTORS = 5;
type Sector = Report['sectors'][number];

/** The report, once the server has every answer. */
export function ReportScreen() {
  const { t } = useTranslation('careerFinder');
  const reference = useFact(({ context }) => (context.unsent.length === 0 ? context.reference : null));
  return (
    <FinderPage heading={t('report.heading')} lead={t('report.lead')}>
      {reference === null ? (
        <Banner title={t('report.waiting')}>
          <SavedNote />
        </Banner>
      ) : (
        <Sections reference={reference} />
      )}
      <div className={row}>
        <ToOverview />
      </div>
    </FinderPage>
  );
}

function Sections({ reference }: { reference: string }) {
  const answers = useFact(({ context }) => context.answers);
  const report = useQuery(reportQuery(reference, answers));
  useAskAgain(report);
  return <Loaded query={report}>{(made) => <Whole report={made} reference={reference} />}</Loaded>;
}

function Whole({ report, reference }: { report: Report; reference: string }) {
  const { t } = useTranslation('careerFinder');
  const [first] = report.sectors;
  return (
    <>
      <Banner title={t('caution.title')}>
        <p>{t('caution.body')}</p>
      </Banner>
      {first && (
        <section className={styles.week}>
          <h2>{t('report.week')}</h2>
          <p>{first.this_week}</p>
        </section>
      )}
      <Paper page="report" reference={reference} label={t('report.pdf')} />
      <Sectors sectors={report.sectors} />
      <Traits traits={report.traits} />
      <section className={stack.m}>
        <h2>{t('report.interests')}</h2>
        {report.interests.map((interest) => (
          <article key={interest.id} className={styles.trait}>
            <h3>{interest.name}</h3>
            <ScoreRail score={interest} />
            <p>{interest.about}</p>
            {interest.reasons.length > 0 && <Why name={interest.name} score={interest} />}
          </article>
        ))}
      </section>
      <section className={stack.s}>
        <h2>{t('report.values')}</h2>
        <ul>
          {report.values.map(({ id, name, about }) => (
            <li key={id}>
              <strong>{name}.</strong> {about}
            </li>
          ))}
        </ul>
      </section>
      {report.earlier.length > 0 && <Comparison report={report} />}
      <section className={stack.s}>
        <h2>{t('report.onward')}</h2>
        <MoreLink href={finderPaths.toolkit()}>{t('report.argue')}</MoreLink>
        <MoreLink href={paths.careersExpo()}>{t('report.expo')}</MoreLink>
        <MoreLink href={finderPaths.hub()}>{t('hub.heading')}</MoreLink>
      </section>
      <p className={styles.alpha}>
        <a href={report.source.url}>{report.source.name}</a>. {report.source.note}
      </p>
    </>
  );
}

/** The sectors that lead, each with its reasons; the others fold into a table. */
function Sectors({ sectors }: Pick<Report, 'sectors'>) {
  const { t } = useTranslation('careerFinder');
  return (
    <section className={stack.m}>
      <h2>{t('report.sectors')}</h2>
      <p>{t('report.sectorsLead')}</p>
      <ol className={styles.sectors}>
        {sectors.slice(0, SHOWN_SECTORS).map((sector, at) => (
          <SectorPart key={sector.id} sector={sector} next={at === 0 ? sectors[1] : undefined} />
        ))}
      </ol>
      <details className={styles.fold}>
        <summary className={styles.summary}>{t('report.rest')}</summary>
        <Table
          caption={t('report.rest')}
          captionHidden
          columns={[{ label: t('report.sector') }, { label: t('report.points'), align: 'end' }]}
          rows={sectors.slice(SHOWN_SECTORS).map(({ id, name, points, most }) => ({
            key: id,
            cells: [name, t('report.score', { points, most })],
          }))}
        />
      </details>
    </section>
  );
}

/** The traits, each on its rail, with its reasons and how reliable its scale is. */
function Traits({ traits }: Pick<Report, 'traits'>) {
  const { t } = useTranslation('careerFinder');
  return (
    <section className={stack.m}>
      <h2>{t('report.traits')}</h2>
      <p>{t('report.traitsLead')}</p>
      {traits.map((trait) => (
        <article key={trait.id} className={styles.trait}>
          <h3>{trait.name}</h3>
          <ScoreRail score={trait} low={trait.low} high={trait.high} />
          <p>{trait.about}</p>
          <Why name={trait.name} score={trait} />
          <p className={styles.alpha}>{t('report.alpha', { alpha: trait.alpha.toFixed(2) })}</p>
        </article>
      ))}
    </section>
  );
}

/** A sector: how it scored and why, and where it leads. The first one has the one after it, and says why it comes first. */
function SectorPart({ sector, next }: { sector: Sector; next: Sector | undefined }) {
  const { t } = useTranslation('careerFinder');
  const words = useMomentWords();
  const { name, about, business_areas, events, resources, this_week } = sector;
  return (
    <li className={styles.sector}>
      <h3>{name}</h3>
      <SectorBar score={sector} />
      {next && <WhyFirst sector={sector} next={next} />}
      <p>{about}</p>
      <Why name={name} score={sector} isOpen={next !== undefined} />
      <p>
        <strong>{t('report.week')}:</strong> {this_week}
      </p>
      <Leads
        name={t('report.hiring')}
        links={business_areas.flatMap((area) => [
          { href: paths.companies({ area: area.id }), label: t('report.area', { area: area.name }) },
          ...area.companies.map(({ slug, title }) => ({ href: paths.company(slug), label: title })),
        ])}
      />
      <Leads
        name={t('report.events')}
        links={events.map(({ slug, title, starts_at }) => ({
          href: paths.event(slug),
          label: title,
          more: words(starts_at).date,
        }))}
      />
      <Leads
        name={t('report.resources')}
        links={resources.map(({ id, title, type }) => ({ href: finderPaths.resource(type, id), label: title }))}
      />
    </li>
  );
}

/** By how much the first sector leads, and which part of the answers gave it the most. */
function WhyFirst({ sector: { points, reasons }, next }: { sector: Sector; next: Sector }) {
  const { t } = useTranslation('careerFinder');
  const [most] = pointsByKind(reasons).toSorted((one, other) => other.sum - one.sum);
  const count = points - next.points;
  return (
    <p>
      <strong>
        {count === 0 ? t('report.level', { next: next.name }) : t('report.ahead', { count, next: next.name })}
      </strong>{' '}
      {most && t('report.most', { kind: t(`kind.${most.kind}`), sum: most.sum })}
    </p>
  );
}

/** The links from a sector to one kind of thing; nothing without any. */
function Leads({ name, links }: { name: string; links: { href: string; label: string; more?: string }[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.leads}>
      <h4>{name}</h4>
      <ul>
        {links.map(({ href, label, more }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {more !== undefined && <span className={styles.alpha}> {more}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The scores of now beside those of an earlier report, for every trait and each sector that leads now or led then. */
function Comparison({ report: { sectors, traits, earlier } }: { report: Report }) {
  const { t, i18n } = useTranslation('careerFinder');
  const words = useMomentWords();
  const [chosen, setChosen] = useState(earlier[0]?.made_at ?? '');
  const before = earlier.find(({ made_at }) => made_at === chosen);
  if (before === undefined) return null;
  const dates = earlier.map(({ made_at }) => words(made_at).date);
  const dayOf = (made_at: string) => {
    const { date, time } = words(made_at);
    return dates.filter((each) => each === date).length > 1 ? `${date}, ${time}` : date;
  };
  const leads = new Set(
    [...sectors.slice(0, SHOWN_SECTORS), ...before.sectors.slice(0, SHOWN_SECTORS)].map(({ id }) => id),
  );
  const then = new Map([...before.sectors, ...before.traits].map(({ id, points }) => [id, points]));
  const change = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  return (
    <section className={stack.m}>
      <h2>{t('report.since')}</h2>
      {earlier.length > 1 && (
        <Select
          label={t('report.compareWith')}
          value={chosen}
          options={earlier.map(({ made_at }) => ({ value: made_at, label: dayOf(made_at) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Table
        caption={t('report.sinceLead', { day: dayOf(before.made_at) })}
        columns={[
          { label: t('report.what') },
          { label: t('report.then'), align: 'end' },
          { label: t('report.now'), align: 'end' },
          { label: t('report.change'), align: 'end' },
        ]}
        rows={[...sectors.filter(({ id }) => leads.has(id)), ...traits].map(({ id, name, points }) => {
          const was = then.get(id);
          return { key: id, cells: [name, was ?? '–', points, was === undefined ? '–' : change.format(points - was)] };
        })}
      />
    </section>
  );
}
