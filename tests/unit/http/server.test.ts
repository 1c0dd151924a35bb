import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../server/kernel/http/security-headers.ts';
import { answerBroken, createHttpServer } from '../../../server/kernel/http/server.ts';
import { rulesMissing } from '../../support/browser-rules.ts';
import { sendRaw } from '../../support/raw-request.ts';

const headers = securityHeaders({ pay: [], embedsPayments: false }, 'http://portal.example');

test('a request that never ends is answered with 408, and the rules for browsers', async () => {
  const server = createHttpServer(headers, () => undefined, { headersTimeout: 5, connectionsCheckingInterval: 5 });
  server.on('clientError', answerBroken(headers));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await sendRaw(`http://127.0.0.1:${port}`, 'GET / HTTP/1.1\r\nhost: x\r\n');
  expect([answer.status, rulesMissing(answer.headers)]).toEqual([408, []]);
  server.close();
});

const listening = async (server: Server): Promise<Socket> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  await once(client, 'connect');
  return client;
};
const halfBody = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{';

test('a body that comes byte by byte is answered with 408, and one that comes steadily is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const requests: IncomingMessage[] = [];
  const server = createHttpServer(headers, (request) => requests.push(request.resume()));
  server.on('clientError', answerBroken(headers));
  const slow = await listening(server);
  slow.write(halfBody);
  await once(server, 'request');
  const steady = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let steadyAnswer = '';
  steady.on('data', (chunk: Buffer) => (steadyAnswer += String(chunk)));
  steady.write(halfBody);
  await once(server, 'request');
  const answered = once(slow, 'data');
  vi.advanceTimersToNextTimer();
  for (const [at, [client, bytes]] of (
    [
      [slow, 1],
      [steady, 32_768],
    ] as const
  ).entries()) {
    const before = requests[at]!.socket.bytesRead;
    client.write(' '.repeat(bytes));
    while (requests[at]!.socket.bytesRead < before + bytes) await once(requests[at]!, 'data');
  }
  vi.advanceTimersToNextTimer();
  vi.useRealTimers();
  const [answer] = (await answered) as [Buffer];
  expect([String(answer).slice(0, 12), steadyAnswer]).toEqual(['HTTP/1.1 408', '']);
  server.closeAllConnections();
  server.close();
});

test('an answer that nobody reads is not kept for ever', async () => {
  const server = createHttpServer(headers, (_, response) => response.end(Buffer.alloc(50_000_000)), {
    lookEveryMs: 20,
    leastBytes: 100,
  });
  const client = await listening(server);
  client.pause();
  const asked = once(server, 'request');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [{ socket }] = (await asked) as [IncomingMessage];
  await once(socket, 'close');
  client.destroy();
  server.close();
});

test('a server that stops does not wait for a client that never ends', async () => {
  const server = createHttpServer(headers, () => undefined, { graceMs: 20 });
  const client = await listening(server);
  client.write(halfBody);
  await once(server, 'request');
  const closed = once(server, 'close');
  server.close();
  await closed;
});

test('an idle connection is kept longer than proxies keep theirs', async () => {
  const server = createHttpServer(headers, (_, response) => response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
  server.closeAllConnections();
  server.close();
});

test('a client that hangs up in the middle is no reason to write', async () => {
  const written: unknown[] = [];
  const server = createHttpServer(headers, () => undefined);
  server.on('clientError', (error: Error, socket) => {
    const write = socket.write.bind(socket);
    Object.assign(socket, { write: (text: string) => written.push(text) && write(text) });
    answerBroken(headers)(error, socket as never);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  await new Promise((resolve) => client.write('GET / HT', resolve));
  const heard = once(server, 'clientError');
  client.resetAndDestroy();
  await heard;
  expect(written).toEqual([]);
  server.close();
});

test('only a public address on https is to be kept to', () => {
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ pay: [], embedsPayments: false }, 'https://portal.example')).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
  });
});
