import { useTranslation } from 'react-i18next';
import type { Line } from '../../../machines/checkout/lines.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useTickets } from './checkout.queries.ts';
import { seatLabel, useSeatWords } from './seat-labels.ts';
import * as styles from './seats.css.ts';
import { useFact, useSend } from './checkout.flow.ts';

type SeatedLine = Line & { seat: NonNullable<Line['seat']> };

function ChosenSeat({ line: { seat, ticketId } }: { line: SeatedLine }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const { data: tickets = [] } = useTickets();
  const name = useSeatWords(undefined).seat(seat);
  const kinds = tickets.filter(({ id, state }) => state === 'ON_SALE' || id === ticketId);
  const { row, number, zone, guid } = seat;
  return (
    <li className={styles.chosen}>
      <span className={styles.chosenSeat} aria-hidden="true">
        {seatLabel(seat)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {kinds.length > 1 && (
        <select
          className={styles.kind}
          aria-label={t('chosen.kind', { seat: name })}
          value={ticketId}
          onChange={({ target }) => send({ type: 'ticket.swap', guid, ticketId: target.value })}
        >
          {kinds.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {kind.name}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('chosen.remove', { seat: name })}
        onClick={() => send({ type: 'seat.release', row, number, zone })}
      >
        <span className={styles.cross} />
      </button>
    </li>
  );
}

/** The seats chosen so far, each with its kind of ticket and a button to release it. */
export function ChosenSeats() {
  const { t } = useTranslation(['checkout', 'common']);
  const lines = useFact(({ context }) => context.lines);
  const isFull = useFact(({ context }) => context.lines.length >= context.limit);
  const limit = useFact(({ context }) => context.limit);
  const seated = lines.filter((line): line is SeatedLine => line.seat !== null);
  const toChoose = lines.length - seated.length;
  return (
    <section aria-label={t('chosen.label')} className={styles.choice}>
      <h2 className={styles.choiceTitle}>{t('chosen.label')}</h2>
      {seated.length > 0 && (
        <ul className={styles.chosenList}>
          {seated.map((line) => (
            <ChosenSeat key={line.seat.guid} line={line} />
          ))}
        </ul>
      )}
      <output className={styles.toChoose}>
        {seated.length === 0 && t('chosen.empty')} {toChoose > 0 && t('chosen.toChoose', { count: toChoose })}
        {toChoose === 0 && isFull && t('chosen.full', { count: limit })}
      </output>
    </section>
  );
}
