import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import type { DoorNews } from './door-device.ts';
import { useFact, useSend } from './door.flow.ts';
import * as styles from './Door.css.ts';

/** Tickets that have let in more people than they may: shown at every door, and at once where it has just been found out. */
export function Conflicts({ conflicts }: Pick<DoorNews, 'conflicts'>) {
  const { t } = useTranslation('door');
  const send = useSend();
  const words = useMomentWords();
  const hasClash = useFact(({ context }) => context.hasClash);
  return (
    <>
      {hasClash && (
        <Banner tone="bad" role="alert" title={t('clash')}>
          <Button variant="line" onClick={() => send({ type: 'clashes.see' })}>
            {t('seen')}
          </Button>
        </Banner>
      )}
      {conflicts.length > 0 && (
        <section className={styles.conflicts}>
          <h2>{t('conflicts', { count: conflicts.length })}</h2>
          <ul>
            {conflicts.map(({ ticket, name, kind, seat, why, entries }) => (
              <li key={ticket} className={styles.conflict}>
                <strong>{[name ?? t('nobodyNamed'), kind, seat].filter(Boolean).join(', ')}</strong>
                <span>{t(`conflict.${why}`)}</span>
                <ul>
                  {entries.map(({ door, at, device }) => (
                    <li key={`${device} ${at}`}>{t('entry', { door, time: words(at).time })}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
