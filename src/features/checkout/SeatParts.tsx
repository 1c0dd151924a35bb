import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestTogether } from '../../../machines/seat-plan/best-available.ts';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { available, type SeatStates, selected } from '../../kit/seat-map/seat-states.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Counter } from '../../kit/ui/Counter.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { seatLabel, useSeatWords } from './seat-labels.ts';
import * as styles from './seats.css.ts';
import { useFact, useSend } from './checkout.flow.ts';
import { seatName, useNextKind } from './seat-feed.ts';
import type { Line } from '../../../machines/checkout/lines.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useTickets } from './checkout.queries.ts';

interface Props {
  model: SeatMapModel;
  states: SeatStates;
  /** Called with the first of the picked seats. */
  onPick: (index: number | undefined) => void;
  /** Shown beside the button. */
  children: ReactNode;
}

/** Picks seats side by side, so that nobody has to search the plan. */
export function BestTogether({ model, states, onPick, children }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const limit = useFact(({ context }) => context.limit);
  const wanted = useFact(({ context }) => context.lines.length);
  const kind = useNextKind();
  const words = useSeatWords(kind);
  const [asked, setCount] = useState<number>();
  const [category, setCategory] = useState('');
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(false);
  const count = asked ?? Math.max(1, Math.min(wanted, limit));

  const pick = () => {
    const isFree = (index: number) => states.get(index) === available || states.get(index) === selected;
    const best = bestTogether(model.seats, isFree, count, category === '' ? {} : { category });
    if (!best || !kind) return setSaid(t('best.none'));
    const seats = best.indices.flatMap((index) => model.seats[index] ?? []).map(seatName);
    send({ type: 'seats.suggest', seats, ticketId: kind.id });
    onPick(best.indices[0]);
    setSaid(t(best.together ? 'best.together' : 'best.apart', { count }));
  };

  return (
    <section className={styles.best} aria-label={t('best.label')}>
      <div className={styles.option[isOpen ? 'open' : 'folded']}>
        <span>{t('best.label')}</span>
        <Counter
          label={t('best.count')}
          value={count}
          min={1}
          max={limit}
          decreaseLabel={t('best.fewer')}
          increaseLabel={t('best.more')}
          onChange={setCount}
        />
      </div>
      {model.plan.categories.length > 1 && (
        <div className={styles.option[isOpen ? 'open' : 'folded']}>
          <Select
            label={t('best.category')}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
            options={[
              { value: '', label: t('best.anywhere') },
              ...model.plan.categories.map(({ name }) => ({ value: name, label: words.categoryWithPrice(name) })),
            ]}
          />
        </div>
      )}
      <Button variant="line" onClick={pick}>
        {t('best.pick')}
      </Button>
      <span className={styles.phoneOnly}>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('best.options')}
        </Button>
      </span>
      {children}
      <output className={styles.said}>{said}</output>
    </section>
  );
}

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
