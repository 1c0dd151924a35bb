import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestTogether } from '../../../machines/seat-plan/best-available.ts';
import type { Position } from '../../../machines/seat-plan/fields.ts';
import { middleOf, stageOf } from '../../../machines/seat-plan/sight.ts';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { available, isOpen, type SeatStates } from '../../kit/seat-map/seat-states.ts';
import { useSeatReader } from '../../kit/seat-map/use-seat-reader.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Counter } from '../../kit/ui/Counter.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { useFact, useSend } from './checkout.flow.ts';
import * as hall from './hall.css.ts';
import { seatName, useNextKind } from './seat-feed.ts';
import { useSeatWords } from './seat-labels.ts';
import * as styles from './seats.css.ts';

/** The filter of the seat search. */
export interface SeatFilter {
  /** A category of the plan; empty for all of them. */
  category: string;
  /** Places for wheelchairs and their companions' seats only. */
  access: boolean;
}

export const noFilter: SeatFilter = { category: '', access: false };

const isSpecial = ({ mark }: Seat) => mark === 'wheelchair' || mark === 'companion';

/** True if the filter includes the seat. */
const isWanted = ({ category, access }: SeatFilter, seat: Seat): boolean =>
  (category === '' || seat.category === category) && (!access || isSpecial(seat));

/** 1 for each seat that the filter excludes, in the plan's order; undefined if it excludes none. */
export function asideOf(filter: SeatFilter, { seats }: SeatMapModel): Uint8Array | undefined {
  if (filter.category === '' && !filter.access) return undefined;
  return Uint8Array.from(seats, (seat) => Number(!isWanted(filter, seat)));
}

/** The middle of the plan's stage, if it has one. */
export function frontOf({ plan }: SeatMapModel): Position | undefined {
  const stage = stageOf(plan);
  return stage && middleOf(stage);
}

/** Seats that were picked for a person, by index, and the news of it in words. */
export interface Picked {
  indices: readonly number[];
  words: string;
}

interface Props {
  model: SeatMapModel;
  states: SeatStates;
  filter: SeatFilter;
  onFilter: (filter: SeatFilter) => void;
  onPick: (picked: Picked) => void;
}

/** Looks for seats by price and access, and picks the best ones side by side, so that nobody has to search the plan. */
export function FindSeats({ model, states, filter, onFilter, onPick }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const limit = useFact(({ context }) => context.limit);
  const wanted = useFact(({ context }) => context.lines.length);
  const kind = useNextKind();
  const words = useSeatWords();
  const stateOf = useSeatReader(states);
  const [asked, setCount] = useState<number>();
  const [missed, setMissed] = useState(0);
  const count = asked ?? Math.max(1, Math.min(wanted, limit));
  const hasAccess = model.seats.some(isSpecial);
  const free = model.seats.filter((seat) => stateOf(seat.index) === available && isWanted(filter, seat)).length;

  const pick = () => {
    const isFree = (index: number) => isOpen(states.get(index));
    const { category, access } = filter;
    const best = bestTogether(model.seats, isFree, count, {
      access,
      front: frontOf(model),
      ...(category !== '' && { category }),
    });
    if (!best || !kind) return setMissed(missed + 1);
    setMissed(0);
    const seats = best.indices.flatMap((index) => model.seats[index] ?? []).map(seatName);
    send({ type: 'seats.suggest', seats, ticketId: kind.id });
    onPick({ indices: best.indices, words: t(best.together ? 'best.together' : 'best.apart', { count }) });
  };

  return (
    <>
      {model.plan.categories.length > 1 && (
        <Select
          label={t('best.category')}
          value={filter.category}
          onChange={({ target }) => onFilter({ ...filter, category: target.value })}
          options={[
            { value: '', label: t('best.anywhere') },
            ...model.plan.categories.map(({ name }) => ({ value: name, label: words.categoryWithPrice(name) })),
          ]}
        />
      )}
      {hasAccess && (
        <Checkbox
          label={t('access.filter')}
          checked={filter.access}
          onChange={({ target }) => onFilter({ ...filter, access: target.checked })}
        />
      )}
      <output className={styles.found}>{t('best.found', { count: free })}</output>
      <div className={hall.pair}>
        <div className={styles.count}>
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
        <Button variant="line" onClick={pick}>
          {t('best.pick')}
        </Button>
      </div>
      <output className={styles.said}>{missed > 0 && <span key={missed}>{t('best.none')}</span>}</output>
    </>
  );
}
