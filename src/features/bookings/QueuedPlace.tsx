import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Bookings.css.ts';
import { useLeaveWaiting, type WaitingPlace } from './waiting.queries.ts';

interface Props {
  entry: WaitingPlace;
  /** Links to the page of the list: false on that page. */
  hasLink?: boolean;
  onLeft?: () => void;
}

/** A place in the queue: how many are ahead, and the way out of it. */
export function QueuedPlace({ entry, hasLink = false, onLeft }: Props) {
  const { t } = useTranslation('transfers');
  const { short, time } = useMomentWords()(entry.occurrence.start);
  const leaving = useLeaveWaiting();
  const { event, occurrence, party, ticket_name: ticket, ahead } = entry;
  // Not `mutate`, whose callbacks go with this entry.
  const leave = () => void leaving.mutateAsync(entry.id).then(onLeft, () => undefined);
  const Title = hasLink ? 'h3' : 'h2';
  const aheadWords = useAheadWords(ahead ?? 0);
  return (
    <article className={styles.hold}>
      <div className={stack.s}>
        <Title>{hasLink ? event.title : aheadWords}</Title>
        <p>
          {short}, {time}. {ticket}, {t('waiting.places', { count: party })}
        </p>
        <p className={muted}>{hasLink ? aheadWords : t('waiting.queued')}</p>
        <Failure error={leaving.error} />
      </div>
      <div className={styles.actions}>
        {hasLink && (
          <LinkButton variant="line" href={ticketPaths.waitingList(event.slug, occurrence.id)}>
            <span>
              {t('waiting.see')}
              <VisuallyHidden>, {event.title}</VisuallyHidden>
            </span>
          </LinkButton>
        )}
        <Button variant="quiet" busy={leaving.isPending ? t('waiting.leaving') : undefined} onClick={leave}>
          <span>
            {t('waiting.leave')}
            <VisuallyHidden>, {event.title}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </article>
  );
}

/** How many parties are ahead of one's own, in words. */
export function useAheadWords(count: number): string {
  const { t } = useTranslation('transfers');
  return count === 0 ? t('waiting.next') : t('waiting.ahead', { count });
}
