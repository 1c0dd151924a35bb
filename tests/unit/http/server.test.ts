import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
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
