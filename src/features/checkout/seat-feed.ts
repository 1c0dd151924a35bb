import {
  available,
  booked,
  createSeatStates,
  onHold,
  type SeatState,
  type SeatStates,
  selected,
} from '../../kit/seat-map/seat-states.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { rowOf, type SeatMapModel } from '../../kit/seat-map/seat-map-model.ts';
import type { Line, SeatName } from '../../../machines/checkout/choice.ts';
import { getSeating, useTickets, useMissingTicket } from './checkout.queries.ts';
import type { Ticket } from './booking-facts.ts';
import { useActor, useFact } from './checkout.flow.ts';
import { pause } from '../../kit/clock/wait.ts';

type Answer = components['schemas']['SeatStates'];

/** The seats as the person sees them: the server's states, overlaid with their own choice. */
export interface SeatFeed {
  states: SeatStates;
  /** Applies an answer of the server; returns the seats that have changed and are not the person's own. */
  hear: (answer: Answer) => number[];
  /** Sets the seats that the person has chosen, by index. */
  choose: (mine: readonly number[]) => void;
}

const stateOf = (digit: string): SeatState => (digit === '1' ? onHold : digit === '2' ? booked : available);

/** `chosen`: the person's own seats at the start, by index. */
export function createSeatFeed(count: number, chosen: readonly number[] = []): SeatFeed {
  const states = createSeatStates(count);
  const told: SeatState[] = Array.from({ length: count }, () => available);
  let mine = new Set(chosen);
  /** Seats that were released here, but that the server still reports as taken. */
  const leaving = new Set<number>();
  const shown = (index: number): SeatState => (mine.has(index) ? selected : (told[index] ?? available));
  const show = (indices: number[]) => states.apply(indices.map((index) => ({ index, state: shown(index) })));
  show([...mine]);
  return {
    states,
    hear: ({ states: all, changes }) => {
      if (all !== null) {
        for (let index = 0; index < count; index += 1) told[index] = stateOf(all[index] ?? '0');
        states.replace(told.map((_, index) => shown(index)));
        leaving.clear();
        return [];
      }
      const changed = changes.filter(({ index, state }) => index < count && told[index] !== state);
      for (const { index, state } of changed) told[index] = state;
      const seen = changed.map(({ index }) => index).filter((index) => !mine.has(index));
      show(seen);
      return seen.filter((index) => !leaving.delete(index) || told[index] !== available);
    },
    choose: (indices) => {
      const before = mine;
      mine = new Set(indices);
      for (const index of before) if (!mine.has(index) && told[index] !== available) leaving.add(index);
      for (const index of mine) leaving.delete(index);
      show([...before, ...indices]);
    },
  };
}

/** The interval for polling the seats, in milliseconds. */
export const pollMs = 1200;

export const seatName = ({ guid, zone, row, number }: Seat): SeatName => ({ guid, zone, row, number });

/** The indices in the plan of these lines' seats. */
export function chosenIndices(lines: Line[], { seats }: SeatMapModel): number[] {
  const guids = new Set(lines.flatMap(({ seat }) => (seat ? [seat.guid] : [])));
  return guids.size === 0 ? [] : seats.filter(({ guid }) => guids.has(guid)).map(({ index }) => index);
}

/** Polls the changed seats until aborted, but not while the page is hidden. A lost answer is reported as undefined and requested again. */
async function follow(
  { eventSlug, occurrenceId }: { eventSlug: string; occurrenceId: string },
  hear: (answer: Awaited<ReturnType<typeof getSeating>> | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  let cursor: string | undefined;
  for (; ; await pause(pollMs, signal)) {
    if (cursor !== undefined && document.hidden) continue;
    const answer = await getSeating({ eventSlug, occurrenceId, since: cursor, signal }).catch(() => undefined);
    if (signal.aborted) return;
    cursor = answer?.cursor ?? cursor;
    hear(answer);
  }
}

/**
 * The current seats, kept up to date, and the announcement when others change something in the rows of the chosen seats. `isHeard` once the
 * server has answered, or could not.
 */
export function useSeatFeed(model: SeatMapModel): { feed: SeatFeed; news: string; isHeard: boolean } {
  const { t } = useTranslation(['checkout', 'common']);
  const actor = useActor();
  const lines = useFact(({ context }) => context.lines);
  const [feed] = useState(() => createSeatFeed(model.count, chosenIndices(lines, model)));
  const [changed, setChanged] = useState(0);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => feed.choose(chosenIndices(lines, model)), [feed, lines, model]);
  useEffect(() => {
    const { eventSlug, occurrenceId } = actor.getSnapshot().context;
    const leaving = new AbortController();
    const hear: Parameters<typeof follow>[1] = (answer) => {
      setHeard(true);
      if (answer === undefined) return;
      const rows = new Set(chosenIndices(actor.getSnapshot().context.lines, model).map((index) => rowOf(model, index)));
      setChanged(feed.hear(answer).filter((index) => rows.has(rowOf(model, index))).length);
    };
    follow({ eventSlug, occurrenceId: occurrenceId ?? '' }, hear, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [actor, feed, model]);
  return { feed, news: changed > 0 ? t('seats.changed', { count: changed }) : '', isHeard };
}

/** The kind of ticket for the next seat: of a booking that changes its date, one that has none yet; else that of the first place still without one, else the latest, else the first on sale. */
export function useNextKind(): Ticket | undefined {
  const { data: tickets = [] } = useTickets();
  const lines = useFact(({ context }) => context.lines);
  const next = useMissingTicket(lines) ?? lines.find(({ seat }) => seat === null) ?? lines.at(-1);
  const ticketId = next && ('ticketId' in next ? next.ticketId : next.ticket_id);
  return tickets.find(({ id }) => id === ticketId) ?? tickets.find(({ state }) => state === 'ON_SALE');
}
