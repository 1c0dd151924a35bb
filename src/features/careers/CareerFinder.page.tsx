import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { GuidePage } from '../../kit/content/GuidePage.tsx';
import { loadPage } from '../../kit/content/page.queries.ts';

export const load = loadPage('career-finder');

/** /careers/career-finder */
export default function CareerFinderPage() {
  const { t } = useTranslation(['careers', 'shell']);
  return (
    <GuidePage
      slug="career-finder"
      title={t('shell:pages.careerFinder')}
      action={{ href: `${paths.careerFinder()}/overview`, label: t('finder.action') }}
      second={{ href: paths.companies(), label: t('finder.second') }}
    />
  );
}
