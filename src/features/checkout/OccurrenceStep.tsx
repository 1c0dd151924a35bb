import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { lead, muted, small } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import type { Occurrence } from './checkout.calls.ts';
import * as layout from './checkout.css.ts';
import { useEvent } from './checkout.queries.ts';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './tickets.css.ts';
import { useSend } from './checkout.flow.ts';

function DateRow({ occurrence }: { occurrence: Occurrence }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const { long, time } = useMomentWords()(occurrence.start);
  const isOpen = occurrence.state === 'open';
  return (
    <li className={styles.date}>
      <div className={styles.words}>
        <span className={styles.name}>{t('summary.date', { date: long, time })}</span>
        <span className={`${small} ${muted}`}>{occurrence.note ?? occurrence.venue?.name}</span>
      </div>
      {isOpen ? (
        <Button variant="line" onClick={() => send({ type: 'occurrence.choose', occurrenceId: occurrence.id })}>
          {t('occurrence.choose', { date: `${long}, ${time}` })}
        </Button>
      ) : (
        <Badge tone={occurrence.state === 'cancelled' ? 'stop' : 'plain'}>
          {t(`occurrence.state.${occurrence.state}`)}
        </Badge>
      )}
    </li>
  );
}

/** One of the event's dates. */
export function OccurrenceStep() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: event } = useEvent();
  return (
    <div className={layout.notice}>
      <StepHeading />
      <p className={lead}>{t('occurrence.lead')}</p>
      {event ? (
        <ul className={styles.dates}>
          {event.occurrences.map((occurrence) => (
            <DateRow key={occurrence.id} occurrence={occurrence} />
          ))}
        </ul>
      ) : (
        <Skeleton label={t('common:loading')} parts={['long', 'long']} />
      )}
    </div>
  );
}
