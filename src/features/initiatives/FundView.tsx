import { useTranslation } from 'react-i18next';
import { first, page, reading, rest, text } from '../../kit/content/ContentPage.css.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Facts } from '../../kit/content/Facts.tsx';
import { Onward } from '../../kit/content/Onward.tsx';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { useFundTimes } from './fund-labels.ts';
import { FundBadge } from './FundBadge.tsx';
import { FundFigure } from './FundFigure.tsx';
import * as styles from './Funds.css.ts';
import type { Fund } from './initiatives.queries.ts';

/** The state of a fund: open or closed, its dates, its maximum, and the address for applications. */
function FundGlance({ fund }: { fund: Fund }) {
  const { t } = useTranslation('initiatives');
  const wordsOf = useDayWords();
  const when = useFundTimes()(fund);
  const span = (from: string, to: string) => `${wordsOf(from).date} – ${wordsOf(to).date}`;
  const { open, windows, cap, events_between: events, data_kept_years, email } = fund;
  const facts = [
    ...windows.map(({ label, opens_on, closes_on }) => ({ label, value: span(opens_on, closes_on) })),
    ...(cap === null ? [{ label: t('fund.most'), value: t('fund.noCap') }] : []),
    ...(events === null ? [] : [{ label: t('fund.events'), value: span(events.from, events.to) }]),
    { label: t('fund.kept'), value: t('fund.years', { count: data_kept_years }) },
    { label: t('fund.write'), value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <section className={stack.m} aria-label={t('fund.glance')}>
      <div className={stack.s}>
        <p>
          <FundBadge open={open} />
        </p>
        <p>{withItsNoun(when)}</p>
      </div>
      <Facts facts={facts} />
    </section>
  );
}

/** Everything about one fund: its applicants, purposes, amounts, dates and rules. */
export function FundView({ fund }: { fund: Fund }) {
  const { t } = useTranslation('initiatives');
  const links = [
    { label: t('fund.all'), href: paths.kokkaFondi() },
    { label: t('fund.how'), href: paths.aboutKokkaFondi() },
  ];
  return (
    <div className={page}>
      <div className={reading}>
        <PageHead
          title={fund.name}
          lead={fund.summary}
          art={fund.art}
          panel={<FundFigure funds={[fund]} art={fund.art} />}
        >
          {fund.open && (
            <div className={row}>
              <LinkButton variant="act" href={`mailto:${fund.email}?subject=${encodeURIComponent(fund.name)}`}>
                {t('fund.apply')}
              </LinkButton>
            </div>
          )}
        </PageHead>
        <div className={first}>
          <FundGlance fund={fund} />
        </div>
        <div className={text}>
          <RichText blocks={fund.body} />
          <Lines title={t('fund.whoMay')} lines={fund.who_may_apply} />
          <Lines title={t('fund.whoMayNot')} lines={fund.who_may_not} isBarred />
          <Lines title={t('fund.covers')} lines={fund.covers} />
          <Lines title={t('fund.needed')} lines={fund.needed} />
          <section className={stack.m}>
            <h2>{t('fund.rules')}</h2>
            <RichText blocks={[{ kind: 'list', ordered: true, items: fund.rules }]} />
          </section>
        </div>
        <div className={rest}>
          <Onward links={links} />
        </div>
      </div>
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  /** True for a list of people or things that are not eligible. */
  isBarred?: boolean;
}

function Lines({ title, lines, isBarred = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={stack.m}>
      <h2>{withItsNoun(title)}</h2>
      <ul className={isBarred ? styles.mayNot : styles.may}>
        {lines.map((line) => (
          <li key={line}>{withItsNoun(line)}</li>
        ))}
      </ul>
    </section>
  );
}
