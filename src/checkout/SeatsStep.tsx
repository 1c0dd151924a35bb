import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leavesSingle } from '../../machines/seat-plan/best-available.ts';
import { row } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SeatLegend } from '../seat-map/SeatLegend.tsx';
import { SeatMap } from '../seat-map/SeatMap.tsx';
import type { SeatMapModel } from '../seat-map/seat-map-model.ts';
import { SeatPicker } from '../seat-map/SeatPicker.tsx';
import { available, selected } from '../seat-map/seat-states.ts';
import { useStatesVersion } from '../seat-map/use-states-version.ts';
import { ActionButton } from './ActionButton.tsx';
import { BestTogether } from './BestTogether.tsx';
import * as layout from './checkout.css.ts';
import { useSeatMapModel } from './checkout.queries.ts';
import { ChosenSeats } from './ChosenSeats.tsx';
import { useDrawnWords, useLegendLabels, useMapLabels, usePickerLabels, useSeatWords } from './seat-words.ts';
import * as styles from './seats.css.ts';
import { StepLayout } from './StepLayout.tsx';
import { useCan, useCheckout, useFact, useSend } from './use-checkout.ts';
import { chosenIndices, seatName, useNextKind, useSeatFeed } from './use-seat-choice.ts';

/** Chooses a free seat, or lets go of one's own. The answer says why nothing happened, if nothing did. */
function useToggle(model: SeatMapModel): (index: number) => 'done' | 'full' {
  const { actor } = useCheckout();
  const kind = useNextKind();
  return (index) => {
    const seat = model.seats[index];
    if (!seat || !kind) return 'done';
    const { row, number, zone } = seat;
    const isMine = chosenIndices(actor.getSnapshot().context.lines, model).includes(index);
    if (isMine) actor.send({ type: 'seat.release', row, number, zone });
    const selecting = { type: 'seat.select', seat: seatName(seat), ticketId: kind.id } as const;
    if (!isMine && !actor.getSnapshot().can(selecting)) return 'full';
    if (!isMine) actor.send(selecting);
    return 'done';
  };
}

function SeatChoice({ model }: { model: SeatMapModel }) {
  const { t } = useTranslation(['checkout', 'common']);
  const [asList, setAsList] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { feed, news } = useSeatFeed(model);
  const kind = useNextKind();
  const words = useSeatWords(kind);
  const limit = useFact(({ context }) => context.limit);
  const lines = useFact(({ context }) => context.lines);
  useStatesVersion(feed.states);
  const toggle = useToggle(model);
  const choose = (index: number) => setRefused(toggle(index) === 'full');
  const isFree = (index: number) => feed.states.get(index) === available || feed.states.get(index) === selected;
  const chosen = chosenIndices(lines, model);
  // Only what the person did not point at is brought into view: the plan must not move under a finger.
  const [toShow, setToShow] = useState(chosen[0]);
  const leavesOneAlone = leavesSingle(model.seats, isFree, chosen).length > 0;
  const picture = { model, states: feed.states, describe: words.describe, onToggle: choose };
  const mapLabels = useMapLabels();
  const drawnWords = useDrawnWords(kind);
  const pickerLabels = usePickerLabels(kind);
  const said = isRefused ? t('chosen.full', { count: limit }) : news;

  return (
    <>
      <BestTogether model={model} states={feed.states} onPick={setToShow}>
        <Button variant="quiet" onClick={() => setAsList(!asList)}>
          {t(asList ? 'seats.asMap' : 'seats.asList')}
        </Button>
      </BestTogether>
      <div className={styles.plan}>
        <SeatLegend
          labels={useLegendLabels()}
          categories={model.plan.categories.map(({ name }) => words.categoryWithPrice(name))}
        />
        {asList ? (
          <SeatPicker {...picture} labels={pickerLabels} />
        ) : (
          <div className={styles.map}>
            <SeatMap {...picture} labels={mapLabels} words={drawnWords} announce={said} reveal={toShow} />
          </div>
        )}
      </div>
      {leavesOneAlone && <p className={styles.alone}>{t('chosen.alone')}</p>}
    </>
  );
}

function SeatPlan() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: model, isError, refetch } = useSeatMapModel();
  if (isError)
    return (
      <Banner tone="bad" role="alert" title={t('seats.planFailed')}>
        <div className={row}>
          <Button variant="line" onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </Banner>
    );
  return model ? <SeatChoice model={model} /> : <Skeleton label={t('seats.loading')} parts={['medium', 'tiles']} />;
}

function HoldingFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  return (
    <Banner tone="bad" role="alert" title={t('chosen.failed')}>
      <div className={row}>
        <Button variant="line" onClick={() => send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
      </div>
    </Banner>
  );
}

/** Seats on the plan, from the list, or picked by us; each is held as soon as it is chosen. */
export function SeatsStep() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const isHolding = useFact((snapshot) => snapshot.matches({ step: { flow: { choosingSeats: 'holding' } } }));
  const hasFailed = useFact((snapshot) => snapshot.matches({ step: { flow: { choosingSeats: 'failed' } } }));
  const canConfirm = useCan({ type: 'seats.confirm' });
  const isVisitor = useFact(({ context }) => !context.signedIn);
  return (
    <StepLayout
      compact
      choice={<ChosenSeats />}
      action={
        <ActionButton
          disabled={!canConfirm && !isHolding}
          busy={isHolding ? t('chosen.holding') : undefined}
          onPress={() => send({ type: 'seats.confirm' })}
        >
          {t('seats.submit')}
        </ActionButton>
      }
      ways={
        <div className={layout.ways}>
          <Button variant="quiet" onClick={() => send({ type: 'tickets.change' })}>
            {t('holdFailed.change')}
          </Button>
        </div>
      }
      notes={isVisitor ? t('seats.leadVisitor') : t(canConfirm || isHolding ? 'seats.lead' : 'seats.chooseFirst')}
    >
      {hasFailed && <HoldingFailed />}
      <SeatPlan />
    </StepLayout>
  );
}
