import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json, text as textOf } from 'node:stream/consumers';
import type { Buyer } from '../support/stage.ts';

const agent = new Agent({ keepAlive: true });

/** One call by the smallest possible client: the measuring must not take the processor from the server. */
export async function call(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  { token }: Buyer,
  body?: object,
): Promise<{ status: number; answer: unknown }> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    'content-length': Buffer.byteLength(text),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = request(address, { method, agent, headers });
  sent.end(text);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, answer: await json(answer) };
}

/** Reads an address in the same way; what comes compressed stays so. */
export async function read(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const sent = request(address, { agent, headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await textOf(answer) };
}
