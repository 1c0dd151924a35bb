import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A `fetch` whose calls come from another network address of this machine (any of 127.0.0.0/8), so that the server counts them
 * separately. Each call is a connection of its own.
 */
export function fetchFrom(address: string): (call: Request) => Promise<Response> {
  return async (call) => {
    const body = Buffer.from(await call.arrayBuffer());
    const headers = { ...Object.fromEntries(call.headers), 'content-length': String(body.length) };
    const { method } = call;
    return new Promise((resolve, reject) => {
      const sent = request(call.url, { method, headers, localAddress: address, agent: false }, (answer) => {
        const status = answer.statusCode ?? 500;
        buffer(answer).then(
          (content) =>
            resolve(
              new Response(status === 204 ? null : new Uint8Array(content), {
                status,
                headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
              }),
            ),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}

/** Returns a function that gives another address each time, so that tests do not use up one another's share. */
export function addresses(): () => string {
  let next = Math.floor(Math.random() * 2 ** 22);
  return () => {
    next += 1;
    return `127.${64 + ((next >> 16) & 63)}.${(next >> 8) & 255}.${next & 255}`;
  };
}
