import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useMomentWords } from '../../i18n/dates.ts';
import { useProfile } from '../../session/profile.ts';
import { Banner } from '../../ui/Banner.tsx';
import { paths } from '../paths.ts';
import { notice } from './Frame.css.ts';

/** Reminds whoever asked for their account's deletion, on every page, until they keep it. */
export function DeletionNotice() {
  const { t } = useTranslation('shell');
  const wordsOf = useMomentWords();
  const dueAt = useProfile()?.deletion_due_at ?? null;
  const [path] = useLocation();
  // The account's first page tells it in its own words.
  if (dueAt === null || path === paths.account()) return null;
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
