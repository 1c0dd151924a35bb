import type { Client } from 'openapi-fetch';
import type { paths } from '../../../openapi/portal.gen.ts';
import { ApiError } from './api-error.ts';

type Calls = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

async function fetchClient(): Promise<Calls> {
  try {
    return (await import('./portal-client.ts')).client;
  } catch (error) {
    throw new ApiError(0, undefined, error);
  }
}

const call =
  (method: keyof Calls) =>
  async (...args: unknown[]): Promise<unknown> =>
    Reflect.apply((await fetchClient())[method], undefined, args);

/**
 * The portal's API, typed by the contract. Throws an ApiError unless a call succeeds; status 0 means that it did not reach the server.
 * Array values of a query are sent with brackets. The client itself is fetched with the first call: a rendered page does not carry it.
 */
// Each method passes its arguments on, and so has the type of the client's own.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const api = { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') } as Calls;

/** The data of a successful response: a failed call has thrown already. */
export function dataOf<Data>({ data }: { data?: { data: Data } | undefined }): Data {
  if (data === undefined) throw new ApiError(500, undefined);
  return data.data;
}
