import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problem.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Longer than proxies keep an idle connection (Caddy 120 s), or they send a request on one that is just being closed. */
const KEEP_ALIVE_MS = 125_000;

/**
 * An HTTP server in which Node never answers by itself: such answers would lack our security headers. Requests that it cannot parse go to
 * `answerBroken`.
 */
export function createHttpServer(headers: SecurityHeaders, listener: RequestListener, options?: ServerOptions): Server {
  const refuse = (response: ServerResponse, problem: Problem) => {
    const body = bodyOf(problem);
    response.writeHead(problem.status, { ...headers, ...describe(body) }).end(body);
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, ...options, requireHostHeader: false },
    (request, response) => {
      const isHostless = request.headers.host === undefined && request.httpVersion === '1.1';
      if (isHostless) refuse(response, new Problem(400, 'malformed'));
      else listener(request, response);
    },
  );
  server.on('checkExpectation', (_, response) => refuse(response, new Problem(417, 'malformed')));
  return server;
}

const bodyOf = (problem: Problem): string => JSON.stringify(problem.toBody('en'));

const describe = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
});

type Broken = Error & { code?: string };

function problemOf({ code }: Broken): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'too_slow');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'too_large');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new Problem(413, 'too_large');
  return new Problem(400, 'malformed');
}

/** Answers requests that cannot be parsed, are too large or too slow; then closes the connection. */
export function answerBroken(headers: SecurityHeaders): (error: Broken, socket: Socket) => void {
  return (error, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const problem = problemOf(error);
      const body = bodyOf(problem);
      const lines = Object.entries({ ...headers, ...describe(body) }).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  };
}
