import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLanguage } from '../../kit/browser/keep-language.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { type Language, languageNames, languages } from '../../kit/i18n/languages.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useUnion } from '../../kit/union/union.ts';
import * as styles from './Account.css.ts';
import { useChangeDetails } from './details.queries.ts';
import { Oops } from './Oops.tsx';
import { Section } from './Section.tsx';
import { type DeviceSession, sessionsQuery, useEndSession } from './settings.queries.ts';

/** The language of pages and mails. Another choice loads the page again. */
export function LanguageSection() {
  const { t } = useTranslation('account');
  const { flags } = useUnion();
  const shown = useLanguage();
  const current = useProfile()?.locale ?? shown;
  const { mutate, variables, isPending, error, reset } = useChangeDetails();
  if (!flags.translations) return null;
  const choose = (locale: Language) => {
    const onSuccess = () => {
      keepLanguage(locale);
      location.reload();
    };
    if (locale !== current || locale !== shown) mutate({ locale }, { onSuccess });
  };
  return (
    <Section title={t('settings.language.title')}>
      <p className={muted}>{t('settings.language.hint')}</p>
      <Oops error={error} onClose={reset} />
      <div className={styles.actions}>
        {languages.map((locale) => (
          <Button
            key={locale}
            variant={locale === current ? 'primary' : 'line'}
            lang={locale}
            aria-pressed={locale === current}
            busy={isPending && variables.locale === locale ? t('saving') : undefined}
            onClick={() => choose(locale)}
          >
            {languageNames[locale]}
          </Button>
        ))}
      </div>
    </Section>
  );
}

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

/** The person's sessions, each with a button to end it except the current one. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const sessions = useQuery(sessionsQuery);
  const ending = useEndSession();
  const nameOf = ({ device }: DeviceSession) => (device === '' ? t('settings.sessions.unknown') : device);
  const ended = ending.isSuccess ? ending.data : undefined;
  return (
    <Section title={t('settings.sessions.title')}>
      <LiveRegion text={ended === undefined ? '' : t('settings.sessions.ended', { device: ended })} />
      <Oops error={ending.error} onClose={ending.reset} />
      <Loaded query={sessions} parts={['long', 'long']}>
        {(all) => (
          <ul>
            {all.map((session) => (
              <Device
                key={session.id}
                session={session}
                name={nameOf(session)}
                isEnding={ending.isPending && ending.variables.id === session.id}
                onEnd={() => ending.mutate({ id: session.id, name: nameOf(session) })}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

interface DeviceProps {
  session: DeviceSession;
  name: string;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ session: { last_used_at, is_current }, name, isEnding, onEnd }: DeviceProps) {
  const { t } = useTranslation('account');
  const { long, time } = useMomentWords()(last_used_at);
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{t('settings.sessions.lastUsed', { date: `${long}, ${time}` })}</span>
      </span>
      {is_current ? (
        <Badge tone="ok">{t('settings.sessions.current')}</Badge>
      ) : (
        <Button variant="line" busy={isEnding ? t('settings.sessions.ending') : undefined} onClick={onEnd}>
          <span>
            {t('settings.sessions.end')}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </span>
        </Button>
      )}
    </li>
  );
}
