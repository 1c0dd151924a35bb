import { useTranslation } from 'react-i18next';
import { leavesSingle } from '../../../machines/seat-plan/best-available.ts';
import { type CompanionGap, companionGaps } from '../../../machines/seat-plan/companions.ts';
import type { Line } from '../../../machines/checkout/choice.ts';
import type { SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import { SeatView } from '../../kit/seat-map/SeatView.tsx';
import { isOpen, type SeatStates } from '../../kit/seat-map/seat-states.ts';
import { useSeatReader } from '../../kit/seat-map/use-seat-reader.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useCan, useFact, useSend } from './checkout.flow.ts';
import { useSeatMapModel, useTickets, useIsExchange, useMissingTicket } from './checkout.queries.ts';
import type { Picked } from './FindSeats.tsx';
import { chosenIndices, seatName, useNextKind } from './seat-feed.ts';
import { seatLabel, useSeatWords } from './seat-labels.ts';
import * as styles from './seats.css.ts';

type SeatedLine = Line & { seat: NonNullable<Line['seat']> };

function ChosenSeat({ line: { seat, ticketId } }: { line: SeatedLine }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const { data: tickets = [] } = useTickets();
  const isExchange = useIsExchange();
  const isOnly = useFact(({ context }) => context.lines.length === 1);
  const name = useSeatWords().seat(seat);
  const kinds = tickets.filter(({ id, state }) => state === 'ON_SALE' || id === ticketId);
  const { row, number, zone, guid } = seat;
  const { plan, seats } = useSeatMapModel().data ?? {};
  const drawn = seats?.find((each) => each.guid === guid);
  return (
    <li className={styles.chosen}>
      <span className={styles.chosenSeat} aria-hidden="true">
        {seatLabel(seat)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {drawn && plan && (
        <span className={styles.sketch}>
          <SeatView plan={plan} seat={drawn} />
        </span>
      )}
      {kinds.length > 1 && !isExchange && (
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
      {!(isExchange && isOnly) && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('chosen.remove', { seat: name })}
          onClick={() => send({ type: 'seat.release', row, number, zone })}
        >
          <span className={styles.cross} />
        </button>
      )}
    </li>
  );
}

/** True while the server could not be asked to hold the choice: what it holds may be another. */
export const useHasFailed = () =>
  useFact((snapshot) => snapshot.matches({ step: { flow: { choosingSeats: 'failed' } } }));

/** The seats chosen so far, each with its kind of ticket and a button to release it. */
export function ChosenSeats() {
  const { t } = useTranslation(['checkout', 'common']);
  const lines = useFact(({ context }) => context.lines);
  const isFull = useFact(({ context }) => context.lines.length >= context.limit);
  const limit = useFact(({ context }) => context.limit);
  const isVisitor = useFact(({ context }) => !context.signedIn);
  const seated = lines.filter((line): line is SeatedLine => line.seat !== null);
  const toChoose = lines.length - seated.length;
  const hasFailed = useHasFailed();
  const isExchange = useIsExchange();
  const isMissing = useMissingTicket(lines) !== undefined;
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
        {seated.length === 0 && !hasFailed && t(isVisitor ? 'seats.leadVisitor' : 'chosen.empty')}{' '}
        {toChoose > 0 && t('chosen.toChoose', { count: toChoose })}
        {isMissing && t('exchange.missing')}
        {toChoose === 0 && isFull && !isExchange && t('chosen.full', { count: limit })}
      </output>
    </section>
  );
}

/** Offers the missing half of a wheelchair's place and its companion's seat. */
function Companion({ gap: { missing, isCompanion }, model }: { gap: CompanionGap; model: SeatMapModel }) {
  const { t } = useTranslation('checkout');
  const send = useSend();
  const kind = useNextKind();
  const words = useSeatWords();
  const seat = model.seats[missing];
  const adding = seat && kind && ({ type: 'seat.select', seat: seatName(seat), ticketId: kind.id } as const);
  const canAdd = useCan(adding ?? { type: 'retry' });
  if (!seat) return null;
  return (
    <div className={styles.hint}>
      <p>{t(isCompanion ? 'access.companionFree' : 'access.keptForCompanion', { seat: words.seat(seat) })}</p>
      {adding && canAdd && (
        <Button variant="line" onClick={() => send(adding)}>
          {t('access.add', { seat: seatLabel(seat) })}
        </Button>
      )}
    </div>
  );
}

interface HintsProps {
  model: SeatMapModel;
  states: SeatStates;
  /** The latest pick; its words are shown until the choice is another one. */
  picked: Picked | undefined;
}

/**
 * News about the choice: how it was picked, that it leaves a single seat empty, or takes only half of a wheelchair space and its companion
 * seat.
 */
export function SeatHints({ model, states, picked }: HintsProps) {
  const { t } = useTranslation('checkout');
  const lines = useFact(({ context }) => context.lines);
  const stateOf = useSeatReader(states);
  const chosen = chosenIndices(lines, model);
  const isFree = (index: number) => isOpen(stateOf(index));
  const [gap] = companionGaps(model.seats, isFree, chosen);
  const leavesOneAlone = leavesSingle(model.seats, isFree, chosen).length > 0;
  const isAsPicked =
    picked?.indices.length === chosen.length && chosen.every((index) => picked.indices.includes(index));
  return (
    <>
      {isAsPicked && <p className={styles.picked}>{picked.words}</p>}
      <output className={styles.hints}>
        {gap && <Companion gap={gap} model={model} />}
        {!gap && leavesOneAlone && <p className={styles.hint}>{t('chosen.alone')}</p>}
      </output>
    </>
  );
}
