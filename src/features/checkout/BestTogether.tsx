import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestTogether } from '../../../machines/seat-plan/best-available.ts';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { available, selected, type SeatStates } from '../../kit/seat-map/seat-states.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Counter } from '../../kit/ui/Counter.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { useSeatWords } from './seat-labels.ts';
import * as styles from './seats.css.ts';
import { useFact, useSend } from './checkout.flow.ts';
import { seatName, useNextKind } from './use-seat-choice.ts';

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
