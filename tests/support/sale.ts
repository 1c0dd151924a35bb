import { expect } from 'vitest';
import { clientOf } from './client.ts';
import { sandboxOf } from './sandbox.ts';
import type { Buyer, Show } from './stage.ts';

/** Books two places of a show through the API and pays: for tests that begin once the portal has heard of the payment. Returns the booking's id. */
export async function buyTwoPlaces(
  portal: { urls: readonly [string, ...string[]]; dataDir: string },
  buyer: Buyer,
  show: Show,
): Promise<string> {
  const client = clientOf(portal.urls[0], buyer);
  const attendees = [0, 1].map((at) => ({
    ticket_id: show.kinds.student,
    first_name: 'Żaren',
    last_name: 'Buħaġiar',
    ...(show.guids.length > 0 && { seat: { guid: show.guids[at] ?? '' } }),
  }));
  const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  const booking = data?.data.id ?? '';
  const payment = await client.POST('/bookings/{booking}/pay', { params: { path: { booking } } });
  await sandboxOf(portal.dataDir).pay(payment.data?.data.session_id ?? '');
  const stateNow = async () =>
    (await client.GET('/bookings/{booking}', { params: { path: { booking } } })).data?.data.state;
  await expect.poll(stateNow).toBe('paid');
  return booking;
}
