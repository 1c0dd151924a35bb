import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { first, page, reading, rest, text } from '../../kit/content/ContentPage.css.ts';
import { Onward } from '../../kit/content/Onward.tsx';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { FundGlance } from './FundGlance.tsx';
import * as styles from './Funds.css.ts';
import type { Fund } from './initiatives.queries.ts';

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
        <PageHead title={fund.name} lead={fund.summary} art={fund.art}>
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
      <h2>{title}</h2>
      <ul className={isBarred ? styles.mayNot : styles.may}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
