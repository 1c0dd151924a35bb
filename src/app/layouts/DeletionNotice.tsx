import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { paths } from '../../kit/paths.ts';
import { notice } from './Frame.css.ts';

/** Reminds people who requested their account's deletion, on every page, until they cancel it; `dueAt` in ISO 8601. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('shell');
  const wordsOf = useMomentWords();
  return (
    <section className={notice} aria-label={t('account')}>
      <Banner tone="warn">
        <p>
          {t('deletionDue', { date: wordsOf(dueAt).date })} <a href={paths.account()}>{t('keepAccount')}</a>
        </p>
      </Banner>
    </section>
  );
}
