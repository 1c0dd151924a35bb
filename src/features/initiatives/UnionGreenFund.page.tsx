import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { FundBadge } from './FundBadge.tsx';
import { useFundTimes } from './fund-labels.ts';
import { fundQuery } from './initiatives.queries.ts';
import { loadGreenFund } from './initiatives.load.ts';

export const load = loadGreenFund;

/** The green fund, and how the green contribution is spent: /initiatives/{union}-green-fund */
export default function UnionGreenFundPage() {
  const { t } = useTranslation('shell');
  return <TextPage slug="green-fund" title={t('pages.unionGreenFund')} first={<Standing />} />;
}

/** Says if students can apply to the fund, and when. */
function Standing() {
  const { t } = useTranslation('initiatives');
  const { data: fund } = useQuery(fundQuery('green-fund'));
  const timesOf = useFundTimes();
  if (!fund) return null;
  return (
    <section className={stack.s} aria-label={fund.name}>
      <p>
        <FundBadge open={fund.open} />
      </p>
      <p>{timesOf(fund)}</p>
      <MoreLink href={paths.fund(fund.slug)}>{t('fund.howToApply')}</MoreLink>
    </section>
  );
}
