import createClient from 'openapi-fetch';
import type { components, paths } from '../../openapi/portal.gen.ts';
import type { Buyer } from './stage.ts';
import { recordedFetch } from './traffic-recorder.ts';

export type Booking = components['schemas']['Booking'];
export type OrderLine = components['schemas']['OrderLine'];

type Way = (call: Request) => Promise<Response>;

/** The portal's API over real HTTP, typed by the contract; as this buyer, or as nobody; through another `fetch` if given. */
export function clientOf(url: string, buyer?: Pick<Buyer, 'token'>, fetch: Way | undefined = recordedFetch) {
  return createClient<paths>({
    baseUrl: `${url}/api`,
    ...(fetch && { fetch }),
    ...(buyer && { headers: { authorization: `Bearer ${buyer.token}` } }),
  });
}

export type Client = ReturnType<typeof clientOf>;
