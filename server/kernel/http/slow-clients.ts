import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type SlowLimits = {
  /** Connections are looked at so often; one is ended at the second look at the earliest. */
  lookEveryMs: number;
  /** The least that has to move on a connection from one look to the next while it is the client's turn. */
  leastBytes: number;
};

type Exchange = { request: IncomingMessage; response: ServerResponse; movedBefore: number | undefined };

const movedOn = ({ socket }: IncomingMessage): number => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/** True while the server is waiting for the client to send the rest of its request, or to read the response. */
const isClientsTurn = (request: IncomingMessage): boolean => !request.complete || request.socket.writableLength > 0;

/** Ends connections whose client sends its body, or reads its answer, too slowly: Node limits the time of a request, and not of an answer. */
export function endSlowClients(server: Server, { lookEveryMs, leastBytes }: SlowLimits): void {
  // The last one on each connection. Those that are over go at the next look: a listener for each answer would slow short ones down.
  const exchanges = new Map<Socket, Exchange>();
  server.on('request', (request, response) => {
    exchanges.set(request.socket, { request, response, movedBefore: undefined });
  });
  const look = () => {
    for (const [socket, exchange] of exchanges) {
      const { request, response, movedBefore } = exchange;
      if (response.closed) {
        exchanges.delete(socket);
        continue;
      }
      const moved = movedOn(request);
      const isSlow = movedBefore !== undefined && moved - movedBefore < leastBytes;
      exchange.movedBefore = isClientsTurn(request) ? moved : undefined;
      if (isSlow && isClientsTurn(request)) end(server, request, response);
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** As Node ends a request that takes too long: with an answer, unless one has begun. */
function end(server: Server, { socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  const tooSlow = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (headersSent || !server.emit('clientError', tooSlow, socket)) socket.destroy();
}
