import { expect, inject } from 'vitest';
import { type Client, clientOf } from './client.ts';
import { sandboxOf } from './sandbox.ts';
import type { Buyer, Show, ShowSettings } from './stage.ts';
import { useStage } from './use-stage.ts';

export type Person = Buyer & { client: Client };
/** A date that is sold out: whoever holds all of it gives places back as the test needs. */
type House = { show: Show; seller: Person; path: { booking: string }; places: string[] };

/** Dates that are sold out, and those who wait for them, on two servers. */
export function useWaiting() {
  const { urls, dataDir } = inject('portal');
  const stage = useStage();
  const { db } = stage;
  const sandbox = sandboxOf(dataDir);

  async function person(at = 0): Promise<Person> {
    const buyer = await stage.buyer();
    return { ...buyer, client: clientOf(urls[at % 2] ?? urls[0], buyer) };
  }

  const book = ({ client }: Person, show: Show, places: number, first = 0) =>
    client.POST('/bookings', {
      body: {
        occurrence_id: show.occurrenceId,
        attendees: Array.from({ length: places }, (_, at) => ({
          ticket_id: show.kinds.student,
          ...(show.guids.length > 0 && { seat: { guid: show.guids[first + at] ?? '' } }),
        })),
      },
    });

  /** A hall of seats that one buyer holds whole. */
  async function soldOut(settings: ShowSettings = { seats: 4 }): Promise<House> {
    const show = await stage.show(settings);
    const seller = await person();
    const { data } = await book(seller, show, settings.seats ?? 0);
    if (data === undefined) throw new Error('The house could not be filled');
    return { show, seller, path: { booking: data.data.id }, places: data.data.attendees.map(({ id }) => id) };
  }

  const join = ({ client }: Person, show: Show, party = 1) =>
    client.POST('/waiting', { body: { occurrence_id: show.occurrenceId, ticket_id: show.kinds.student, party } });
  const leave = ({ client }: Person, waiting: string) =>
    client.DELETE('/waiting/{waiting}', { params: { path: { waiting } } });

  async function entryOf({ client }: Person, show: Show) {
    const { data } = await client.GET('/waiting', { params: { query: { 'filter[occurrence]': show.occurrenceId } } });
    return data?.data[0];
  }

  /** Somebody who waits for this many places. */
  async function waiter(show: Show, party = 1, at = 0): Promise<Person & { entry: string }> {
    const who = await person(at);
    const { data, error } = await join(who, show, party);
    if (data === undefined) throw new Error(`Joining was refused: ${error?.code}`);
    return { ...who, entry: data.data.id };
  }

  const sweep = (url: string = urls[0]) => fetch(`${url}/test/sweep`, { method: 'POST' });
  const becomes = (who: Person, show: Show, state: string) =>
    expect
      .poll(async () => {
        await sweep();
        return (await entryOf(who, show))?.state;
      })
      .toBe(state);

  /** Gives back some of the places that fill the house. */
  const give = ({ seller, path, places }: House, from: number, to: number) =>
    seller.client.DELETE('/bookings/{booking}/attendees', {
      params: { path },
      body: { attendees: places.slice(from, to).map((id) => ({ id })) },
    });

  /** Ends the time of what is on offer; what was taken stays. */
  async function endOffer(booking: string | null | undefined): Promise<void> {
    await db
      .updateTable('bookings')
      .set({ expires_at: new Date(0) })
      .where('id', '=', booking ?? '')
      .where('expires_at', 'is not', null)
      .execute();
  }

  /** Pays for what was offered. An offer whose time is over can't be paid. */
  async function pay({ client }: Person, booking: string): Promise<void> {
    const { data } = await client.POST('/bookings/{booking}/pay', { params: { path: { booking } } });
    if (data) await sandbox.pay(data.data.session_id ?? '');
  }

  const stateOf = async ({ client }: Person, { slug, occurrenceId }: Show) => {
    const path = { event: slug, occurrence: occurrenceId };
    return (await client.GET('/events/{event}/occurrences/{occurrence}', { params: { path } })).data?.data;
  };

  return {
    stage,
    db,
    sandbox,
    dataDir,
    urls,
    person,
    book,
    soldOut,
    join,
    leave,
    entryOf,
    waiter,
    sweep,
    becomes,
    give,
    endOffer,
    pay,
    stateOf,
  };
}
