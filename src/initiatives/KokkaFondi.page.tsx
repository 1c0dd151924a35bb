import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../content/Loaded.tsx';
import { TextPage } from '../content/TextPage.tsx';
import { stack } from '../theme/layout.css.ts';
import { FundWall } from './FundWall.tsx';
import { fundsQuery } from './initiatives.queries.ts';

/** The funds, open and closed: /initiatives/kokka-fondi */
export default function KokkaFondiPage() {
  const { t } = useTranslation(['initiatives', 'shell']);
  return (
    <TextPage slug="kokka-fondi" title={t('shell:pages.kokkaFondi')}>
      <section className={stack.m}>
        <h2>{t('fund.all')}</h2>
        <Loaded query={useQuery(fundsQuery)}>{(funds) => <FundWall funds={funds} />}</Loaded>
      </section>
    </TextPage>
  );
}
