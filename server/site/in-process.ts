import type { FastifyInstance } from 'fastify';

/** A `fetch` that calls the app itself without a network, for the data of pages that are rendered here. */
export function fetchInProcess(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const asked = { url: pathname + search, headers: Object.fromEntries(request.headers) };
    const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', ...asked });
    const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), { status: statusCode, headers: told });
  };
}
