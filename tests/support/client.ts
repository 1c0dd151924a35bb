import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from '../../openapi/portal.gen.ts';
import { operations } from './contract.ts';
import type { Buyer } from './stage.ts';
import { recordedFetch } from './traffic-recorder.ts';

export type Booking = components['schemas']['Booking'];
export type OrderLine = components['schemas']['OrderLine'];

type Way = (call: Request) => Promise<Response>;

const personal = new Set(operations.flatMap(({ isSecured, method, path }) => (isSecured ? [`${method} ${path}`] : [])));

/** Whatever a test asks for as somebody: no cache may keep what is theirs, be it a refusal or a file. */
const keptNowhere: Middleware = {
  onResponse({ request, response, schemaPath }) {
    const call = `${request.method} ${schemaPath}`;
    const keeping = response.headers.get('cache-control');
    const isPicture = schemaPath === '/auth/profile-picture' && request.url.includes('?v=');
    if (personal.has(call) && !isPicture && keeping?.includes('no-store') !== true)
      throw new Error(`${call} answered ${response.status} with Cache-Control: ${keeping}`);
  },
};

/** The portal's API over real HTTP, typed by the contract; as this buyer, or as nobody; through another `fetch` if given. */
export function clientOf(url: string, buyer?: Pick<Buyer, 'token'>, fetch: Way | undefined = recordedFetch) {
  const client = createClient<paths>({
    baseUrl: `${url}/api`,
    ...(fetch && { fetch }),
    ...(buyer && { headers: { authorization: `Bearer ${buyer.token}` } }),
  });
  client.use(keptNowhere);
  return client;
}

export type Client = ReturnType<typeof clientOf>;
