import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import * as styles from './Account.css.ts';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import { useChangeDetails } from './details.queries.ts';
import { Oops } from './Oops.tsx';
import { Section } from './Section.tsx';

const kinds = ['notifications', 'adverts'] as const;

/** The kinds of mail that the person agrees to receive. Each answer is saved at once. */
export function ConsentsSection({ consents }: { consents: AccountDetails['consents'] }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, isSuccess, error, reset } = useChangeDetails();
  // The mutation tells of itself a moment later: until then the box would jump back.
  const [sent, setSent] = useState<AccountDetails['consents']>();
  const wanted = sent ?? consents;
  const state = isPending ? t('saving') : isSuccess ? t('saved') : '';
  return (
    <Section title={t('settings.consents.title')} action={<output className={styles.state}>{state}</output>}>
      <p className={muted}>{t('settings.consents.hint')}</p>
      <Oops error={error} onClose={reset} />
      <div className={stack.s}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={
              <>
                <span className={styles.name}>{t(`settings.consents.${kind}`)}</span>
                <span className={styles.detail}>{t(`settings.consents.${kind}Hint`)}</span>
              </>
            }
            checked={wanted[kind]}
            onChange={({ target }) => {
              const next = { ...wanted, [kind]: target.checked };
              setSent(next);
              mutate({ consents: next }, { onSettled: () => setSent(undefined) });
            }}
          />
        ))}
      </div>
    </Section>
  );
}
