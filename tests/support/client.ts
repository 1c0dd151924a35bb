import createClient from 'openapi-fetch';
import type { components, paths } from '../../openapi/portal.gen.ts';
import type { Buyer } from './stage.ts';

export type Booking = components['schemas']['Booking'];
export type OrderLine = components['schemas']['OrderLine'];

/** The portal's API over real HTTP, typed by the contract; as this buyer, or as nobody. */
export function clientOf(url: string, buyer?: Pick<Buyer, 'token'>) {
  return createClient<paths>({
    baseUrl: `${url}/api`,
    ...(buyer && { headers: { authorization: `Bearer ${buyer.token}` } }),
  });
}

export type Client = ReturnType<typeof clientOf>;
