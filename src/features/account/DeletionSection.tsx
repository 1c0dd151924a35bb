import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../kit/session/profile.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { Section } from './Section.tsx';

/** Deletes the account, or cancels its deletion. */
export function DeletionSection() {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  const dueAt = useProfile()?.deletion_due_at ?? null;
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('deletion.title')}>
      {dueAt === null ? (
        <>
          <p>{t('deletion.body')}</p>
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('deletion.ask')}
            </Button>
          </div>
          <DeleteAccount open={asking} onClose={() => setAsking(false)} />
        </>
      ) : (
        <>
          <Banner tone="warn" title={t('deletion.pending', { date: wordsOf(dueAt).date })} />
          <div>
            <KeepAccount variant="act" />
          </div>
        </>
      )}
    </Section>
  );
}
