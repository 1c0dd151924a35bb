import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { type Client, clientOf } from './client.ts';
import { invitationIn, nthMailTo } from './mailbox.ts';
import type { Buyer } from './stage.ts';
import type { TicketSale } from './use-tickets.ts';

export type Friend = Buyer & { client: Client };
type Caller = Pick<Friend, 'client'>;

/** An address that nobody has been asked at before. */
export const mailbox = (): string => `friend-${randomUUID()}@mail.example`;

const visitor = () => clientOf(inject('portal').urls[0]);

/** Asks friends to pay for places of a held booking. */
export const split = ({ client, params }: TicketSale, shares: { attendee_id: string; email: string }[]) =>
  client.POST('/bookings/{booking}/shares', { params, body: { shares } });

/** The places that the caller asked friends to pay for. */
export const sharesOf = async ({ client }: Caller) => (await client.GET('/booking-shares')).data?.data ?? [];

export const takeBack = ({ client }: Caller, share: string) =>
  client.POST('/booking-shares/{share}/take-back', { params: { path: { share } } });
export const remind = ({ client }: Caller, share: string) =>
  client.POST('/booking-shares/{share}/remind', { params: { path: { share } } });

/** A friend's answers to a mailed link: none of them but taking the place needs an account. */
export const look = (token: string) => visitor().POST('/booking-shares/look', { body: { token } });
export const decline = (token: string) => visitor().POST('/booking-shares/decline', { body: { token } });
export const take = ({ client }: Caller, token: string) => client.POST('/booking-shares/take', { body: { token } });

/** The token in the first mail to a friend. */
export const tokenMailed = async (email: string): Promise<string> =>
  invitationIn(await nthMailTo(inject('portal').dataDir, email)).token;

/** Waits until what the caller asked this friend for stands so. */
export const becomes = (caller: Caller, email: string | undefined, state: string) =>
  expect.poll(async () => (await sharesOf(caller)).find((share) => share.email === email)?.state).toBe(state);
