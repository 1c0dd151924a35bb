import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import * as styles from './Event.css.ts';
import type { Event, Occurrence } from './events.queries.ts';
import { useOpeningLabel, usePriceLabel } from './state-labels.ts';

/** The next date that can be booked and its button; if there is none, the reason. */
export function ActionBar({ event }: { event: Event }) {
  const next = event.occurrences.find(({ state }) => state === 'open');
  const isOpen = event.state === 'open' && next !== undefined;
  return (
    <div className={styles.bar}>
      <div className={styles.barInner}>
        {isOpen ? <Book event={event} occurrence={next} /> : <CannotBook event={event} />}
      </div>
    </div>
  );
}

function Book({ event, occurrence }: { event: Event; occurrence: Occurrence }) {
  const { t } = useTranslation('events');
  const { short, time } = useMomentWords()(occurrence.start);
  const price = usePriceLabel()(event);
  const action = occurrence.seated ? t('chooseSeats') : t('chooseTickets');
  return (
    <>
      <span>
        <span className={styles.barWhat}>
          {short}, {time}
        </span>
        <span className={styles.barPrice}>{price}</span>
      </span>
      <LinkButton variant="act" href={paths.book(event.slug, occurrence.id)}>
        {action}
      </LinkButton>
    </>
  );
}

function CannotBook({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const openingOf = useOpeningLabel();
  const opening = event.occurrences.map(openingOf).find((words) => words !== undefined);
  const soldOut = event.occurrences.find(({ state }) => state === 'fully_booked');
  const reasons = {
    open: t('bar.closed'),
    not_open: opening ?? t('state.notOpen'),
    closed: t('bar.closed'),
    fully_booked: t('bar.full'),
    cancelled: t('bar.cancelled'),
    past: t('bar.past'),
  };
  return (
    <>
      <span className={styles.barWhat}>{reasons[event.state]}</span>
      <LinkButton variant="line" href={soldOut ? ticketPaths.waitingList(event.slug, soldOut.id) : paths.events()}>
        {t(soldOut ? 'waitingList' : 'otherEvents')}
      </LinkButton>
    </>
  );
}
