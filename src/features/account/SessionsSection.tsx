import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Account.css.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { Oops } from './Oops.tsx';
import { Section } from './Section.tsx';
import { sessionsQuery, useEndSession, type DeviceSession } from './settings.queries.ts';

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
