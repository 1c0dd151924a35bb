import type { components } from '../../openapi/portal.gen.ts';
import type { Client } from './client.ts';

export type Wish = components['schemas']['RentalWish'];

/** A wish that anybody may have: the common room on a Monday evening. */
export const wishFor = (own: Partial<Wish> = {}): Wish => ({
  organisation: null,
  venue: 'student-house',
  equipment: [],
  start: '2031-02-03T18:00',
  end: '2031-02-03T21:00',
  purpose: 'Lejla tal-poeżija',
  people: 20,
  access_needs: null,
  ...own,
});

/** Keeps a draft and sends it. */
export async function askFor(client: Client, own: Partial<Wish> = {}): Promise<components['schemas']['RentalRequest']> {
  const { data: draft } = await client.POST('/rentals/requests', { body: wishFor(own) });
  const path = { request: draft?.data.id ?? '' };
  const { data, error } = await client.POST('/rentals/requests/{request}/send', { params: { path } });
  if (data === undefined) throw new Error(`The request was not sent: ${error?.code}`);
  return data.data;
}
