import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leavesSingle } from '../../../machines/seat-plan/best-available.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { SeatLegend } from '../../kit/seat-map/SeatLegend.tsx';
import { SeatMap } from '../../kit/seat-map/SeatMap.tsx';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { SeatPicker } from '../../kit/seat-map/SeatPicker.tsx';
import { available, selected } from '../../kit/seat-map/seat-states.ts';
import { useStatesVersion } from '../../kit/seat-map/use-states-version.ts';
import { ActionButton, StepLayout } from './StepLayout.tsx';
import { BestTogether, ChosenSeats } from './SeatParts.tsx';
import * as layout from './checkout.css.ts';
import { useSeatMapModel, useTickets } from './checkout.queries.ts';
import { useDrawnWords, useLegendLabels, useMapLabels, usePickerLabels, useSeatWords } from './seat-labels.ts';
import * as styles from './seats.css.ts';
import { useActor, useCan, useFact, useSend } from './checkout.flow.ts';
import { chosenIndices, seatName, useNextKind, useSeatFeed } from './seat-feed.ts';

type Toggled = 'done' | 'full' | 'notOnSale';

/** Returns a function that chooses a free seat or releases an own one. It returns the reason if nothing happened. */
function useToggle(model: SeatMapModel): (index: number) => Toggled {
  const actor = useActor();
  const kind = useNextKind();
  return (index) => {
    const seat = model.seats[index];
    if (!seat) return 'done';
    const { row, number, zone } = seat;
    const isMine = chosenIndices(actor.getSnapshot().context.lines, model).includes(index);
    if (isMine) {
      actor.send({ type: 'seat.release', row, number, zone });
      return 'done';
    }
    if (!kind) return 'notOnSale';
    const selecting = { type: 'seat.select', seat: seatName(seat), ticketId: kind.id } as const;
    if (!actor.getSnapshot().can(selecting)) return 'full';
    actor.send(selecting);
    return 'done';
  };
}

function SeatChoice({ model }: { model: SeatMapModel }) {
  const { t } = useTranslation(['checkout', 'common']);
  const [asList, setAsList] = useState(false);
  const [outcome, setOutcome] = useState<Toggled>('done');
  const { feed, news } = useSeatFeed(model);
  const kind = useNextKind();
  const words = useSeatWords(kind);
  const limit = useFact(({ context }) => context.limit);
  const lines = useFact(({ context }) => context.lines);
  useStatesVersion(feed.states);
  const toggle = useToggle(model);
  const choose = (index: number) => setOutcome(toggle(index));
  const isFree = (index: number) => feed.states.get(index) === available || feed.states.get(index) === selected;
  const chosen = chosenIndices(lines, model);
  // Only a seat that the person did not point at is scrolled into view: the plan must not move under a finger.
  const [toShow, setToShow] = useState<number>();
  const leavesOneAlone = leavesSingle(model.seats, isFree, chosen).length > 0;
  const picture = { model, states: feed.states, describe: words.describe, onToggle: choose };
  const mapLabels = useMapLabels();
  const drawnWords = useDrawnWords(kind);
  const pickerLabels = usePickerLabels(kind);
  const refusals = { full: t('chosen.full', { count: limit }), notOnSale: t('tickets.none') };
  const said = outcome === 'done' ? news : refusals[outcome];

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
          <SeatPicker {...picture} labels={pickerLabels} announce={said} />
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
  const plan = useSeatMapModel();
  const tickets = useTickets();
  if (plan.isError || tickets.isLoadingError)
    return (
      <Banner tone="bad" role="alert" title={t(plan.isError ? 'seats.planFailed' : 'tickets.loadFailed')}>
        <div className={row}>
          <Button variant="line" onClick={() => void (plan.isError ? plan : tickets).refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </Banner>
    );
  // Without a kind of ticket no seat can be chosen.
  return plan.data && tickets.data ? (
    <SeatChoice model={plan.data} />
  ) : (
    <Skeleton label={t('seats.loading')} parts={['medium', 'tiles']} />
  );
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
          <Button variant="quiet" onClick={() => send({ type: 'step.open', step: 'tickets' })}>
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
