import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestTogether } from '../../../machines/seat-plan/best-available.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { SeatLegend } from '../../kit/seat-map/SeatLegend.tsx';
import { SeatMap } from '../../kit/seat-map/SeatMap.tsx';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { SeatView } from '../../kit/seat-map/SeatView.tsx';
import { SeatPicker } from '../../kit/seat-map/SeatPicker.tsx';
import { isOpen, type SeatStates } from '../../kit/seat-map/seat-states.ts';
import { ChosenSeats, SeatHints, useHasFailed } from './ChosenSeats.tsx';
import { useActor, useCan, useFact, useSend } from './checkout.flow.ts';
import { useSeatMapModel, useTickets, useMissingTicket } from './checkout.queries.ts';
import { asideOf, FindSeats, frontOf, noFilter, type Picked } from './FindSeats.tsx';
import { HallLayout, MapTools } from './HallLayout.tsx';
import { chosenIndices, seatName, type SeatFeed, useNextKind, useSeatFeed } from './seat-feed.ts';
import * as labels from './seat-labels.ts';
import * as styles from './seats.css.ts';
import { ActionButton } from './StepLayout.tsx';

const { useDrawnWords, useLegendLabels, useLegendMarks, useMapLabels, usePickerLabels, useSeatWords } = labels;

/** The map that is shown, for the hints beside it. */
interface Shown {
  model: SeatMapModel;
  states: SeatStates;
}

type Toggled = 'done' | 'full' | 'notOnSale';

/** The outcome of the last press, and the number of presses: two may be refused in the same words. */
interface Pressed {
  outcome: Toggled;
  presses: number;
}

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
      if (actor.getSnapshot().context.isExchange && actor.getSnapshot().context.lines.length === 1) return 'done';
      actor.send({ type: 'seat.release', row, number, zone });
      return 'done';
    }
    if (!kind) return 'notOnSale';
    const { isExchange, lines } = actor.getSnapshot().context;
    // The one ticket that changes its date always has a seat: another takes its place.
    if (isExchange && lines.length === 1) {
      actor.send({ type: 'seats.suggest', seats: [seatName(seat)], ticketId: kind.id });
      return 'done';
    }
    const selecting = { type: 'seat.select', seat: seatName(seat), ticketId: kind.id } as const;
    if (!actor.getSnapshot().can(selecting)) return 'full';
    actor.send(selecting);
    return 'done';
  };
}

interface PlanProps {
  asList: boolean;
  onFeed: (shown: Shown) => void;
  onPick: (picked: Picked) => void;
}

interface ChoiceProps extends Pick<PlanProps, 'asList' | 'onPick'> {
  model: SeatMapModel;
  feed: SeatFeed;
  news: string;
}

function SeatChoice({ model, feed, news, asList, onPick }: ChoiceProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const [{ outcome, presses }, setPressed] = useState<Pressed>({ outcome: 'done', presses: 0 });
  const words = useSeatWords(model.plan);
  const limit = useFact(({ context }) => context.limit);
  const wanted = useFact(({ context }) => context.lines.length);
  const toggle = useToggle(model);
  const choose = (index: number) => setPressed({ outcome: toggle(index), presses: presses + 1 });
  // Only a seat that the person did not point at is scrolled into view: the plan must not move under a finger.
  const [picked, setPicked] = useState<Picked>();
  const [filter, setFilter] = useState(noFilter);
  const aside = useMemo(() => asideOf(filter, model), [filter, model]);
  const [opensAt] = useState(
    () =>
      bestTogether(model.seats, (index) => isOpen(feed.states.get(index)), Math.max(1, wanted), {
        front: frontOf(model),
      })?.indices ?? [],
  );
  const find = (close?: () => void) => (
    <FindSeats
      {...{ model, filter }}
      states={feed.states}
      onFilter={setFilter}
      onPick={(seats) => {
        setPicked(seats);
        onPick(seats);
        close?.();
      }}
    />
  );
  const picture = { model, states: feed.states, describe: words.describe, onToggle: choose };
  const mapLabels = useMapLabels();
  const drawnWords = useDrawnWords();
  const pickerLabels = usePickerLabels();
  const legendLabels = useLegendLabels();
  const marks = useLegendMarks(model);
  const refusals = { full: t('chosen.full', { count: limit }), notOnSale: t('tickets.none') };
  const said = outcome === 'done' ? news : <span key={presses}>{refusals[outcome]}</span>;
  const tools = (
    <MapTools
      find={find}
      legend={
        <SeatLegend
          labels={legendLabels}
          marks={marks}
          categories={model.plan.categories.map(({ name }) => words.categoryWithPrice(name))}
        />
      }
    />
  );
  return (
    <>
      {asList ? (
        <>
          <section className={styles.finder} aria-label={t('tools.find')}>
            {find()}
          </section>
          <SeatPicker {...picture} {...{ aside }} labels={pickerLabels} announce={said} />
        </>
      ) : (
        <SeatMap
          {...picture}
          {...{ aside, opensAt, tools }}
          renderPreview={(seat) => <SeatView plan={model.plan} seat={seat} />}
          labels={mapLabels}
          words={drawnWords}
          announce={said}
          reveal={picked?.indices[0]}
        />
      )}
      <LiveRegion text={picked?.words ?? ''} />
    </>
  );
}

/** The seats, once the server has said which are free, or straight away if it can't be reached. */
function Heard({ model, asList, onFeed, onPick }: PlanProps & { model: SeatMapModel }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { feed, news, isHeard } = useSeatFeed(model);
  useEffect(() => onFeed({ model, states: feed.states }), [onFeed, model, feed]);
  if (!isHeard) return <Skeleton label={t('seats.loading')} parts={['medium', 'tiles']} />;
  return <SeatChoice {...{ model, feed, news, asList, onPick }} />;
}

function SeatPlan(props: PlanProps) {
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
    <Heard {...props} model={plan.data} />
  ) : (
    <Skeleton label={t('seats.loading')} parts={['medium', 'tiles']} />
  );
}

function HoldingFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const isAboutRelease = useFact(({ context: { booking, lines } }) => {
    const held = booking?.lines.map(({ seat }) => seat?.guid) ?? [];
    return lines.length < held.length && lines.every(({ seat }) => held.includes(seat?.guid));
  });
  return (
    <Banner tone="bad" role="alert" title={t(isAboutRelease ? 'chosen.releaseFailed' : 'chosen.failed')}>
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
  const hasFailed = useHasFailed();
  const isMissing = useMissingTicket(useFact(({ context }) => context.lines)) !== undefined;
  const canConfirm = useCan({ type: 'seats.confirm' }) && !isMissing;
  const [asList, setAsList] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [picked, setPicked] = useState<Picked>();
  return (
    <HallLayout
      ways={
        <Button variant="quiet" onClick={() => setAsList(!asList)}>
          {t(asList ? 'seats.asMap' : 'seats.asList')}
        </Button>
      }
      hints={
        <>
          {hasFailed && <HoldingFailed />}
          {shown && <SeatHints {...shown} picked={picked} />}
        </>
      }
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
      notes={t(canConfirm || isHolding ? 'seats.lead' : 'seats.chooseFirst')}
    >
      <SeatPlan {...{ asList }} onFeed={setShown} onPick={setPicked} />
    </HallLayout>
  );
}
