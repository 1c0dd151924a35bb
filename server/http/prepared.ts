import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { chooseEncoding, type Encoding, encode } from './encoding.ts';
import { preferred } from './locale.ts';

/** Where an answer that is the same for everyone comes from. */
export type Source = {
  compute: () => Promise<object>;
  /** Names the data behind the answer; while it stays the same, nothing is computed again. Cheaper than `compute`. */
  version?: () => Promise<string>;
};

/** Public answers kept serialised and compressed, ready to send. */
export type Prepared = {
  /** Answers from memory. False when nothing fresh lies ready there: then the request takes its usual way. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a request that the contract has let pass, and keeps the answer; askers at the same time share one computation. */
  respond(request: FastifyRequest, reply: FastifyReply, source: Source): Promise<FastifyReply>;
};

type Answer = {
  etag: string;
  bytes: Buffer;
  version: string | undefined;
  /** Headers of the answer, names and values in turn. */
  headers: string[];
  /** On the app's own clock, which tests move. */
  madeAt: number;
  /** On the machine's clock, which nobody moves. */
  freshUntil: number;
};

const MEGABYTE = 2 ** 20;

/** An answer is sent for up to `freshMs` before it is asked for anew; together they take at most `mostBytes`, oldest out first. */
export function createPrepared({
  clock,
  freshMs = 1000,
  mostBytes = 32 * MEGABYTE,
}: {
  clock: Clock;
  freshMs?: number;
  mostBytes?: number;
}): Prepared {
  const answers = new Map<string, Answer>();
  const underWay = new Map<string, Promise<Answer>>();
  let heldBytes = 0;

  const forget = (key: string): void => {
    heldBytes -= answers.get(key)?.bytes.length ?? 0;
    answers.delete(key);
  };

  const keep = (key: string, answer: Answer): void => {
    forget(key);
    if (answer.bytes.length > mostBytes) return;
    for (const oldest of answers.keys()) {
      if (heldBytes + answer.bytes.length <= mostBytes) break;
      forget(oldest);
    }
    answers.set(key, answer);
    heldBytes += answer.bytes.length;
  };

  const fresh = (key: string): Answer | undefined => {
    const answer = answers.get(key);
    if (!answer || performance.now() >= answer.freshUntil) return undefined;
    return Math.abs(clock.now().getTime() - answer.madeAt) < freshMs ? answer : undefined;
  };

  const make = async (key: string, encoding: Encoding, headers: string[], source: Source): Promise<Answer> => {
    const times = { madeAt: clock.now().getTime(), freshUntil: performance.now() + freshMs };
    const old = answers.get(key);
    const version = await source.version?.();
    if (old && version !== undefined && old.version === version) return { ...old, ...times };
    const plain = Buffer.from(JSON.stringify(await source.compute()));
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
    if (old?.etag === etag) return { ...old, version, ...times };
    const { bytes, contentEncoding } = await encode(plain, encoding);
    return { etag, bytes, version, headers: [...headers, ...describe(etag, bytes, contentEncoding)], ...times };
  };

  const answerFor = (request: FastifyRequest, reply: FastifyReply, source: Source): Promise<Answer> => {
    const encoding = chooseEncoding(request.raw);
    const key = keyOf(request.raw, encoding);
    const ready = fresh(key);
    if (ready) return Promise.resolve(ready);
    const started =
      underWay.get(key) ??
      make(key, encoding, headersOf(reply), source)
        .then((answer) => {
          keep(key, answer);
          return answer;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };

  return {
    serve: (request, response) => {
      if (request.method !== 'GET') return false;
      const answer = fresh(keyOf(request, chooseEncoding(request)));
      if (!answer) return false;
      send(request, response, answer);
      return true;
    },
    respond: async (request, reply, source) => {
      const answer = await answerFor(request, reply, source);
      void reply.hijack();
      send(request.raw, reply.raw, answer);
      return reply;
    },
  };
}

const namesLocale = /[?&]locale=(?:en|mt)(?:&|$)/;

/** What the answer depends on: the address with its query, the language, the encoding. */
function keyOf({ url = '', headers }: IncomingMessage, encoding: Encoding): string {
  const locale = namesLocale.test(url) ? '' : preferred(headers['accept-language'] ?? '');
  return `${encoding} ${locale} ${url}`;
}

/** What earlier hooks want on every answer, such as security headers. */
const headersOf = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);

function describe(etag: string, bytes: Buffer, contentEncoding: string | undefined): string[] {
  const headers = [
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(bytes.length)],
    ['etag', etag],
    ['cache-control', 'no-cache'],
    ['vary', 'accept-encoding, accept-language'],
  ];
  return [...headers, ...(contentEncoding ? [['content-encoding', contentEncoding]] : [])].flat();
}

function send({ headers }: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, withoutContent(answer.headers));
    response.end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.bytes);
}

/** The same headers for a reader who has the content already. */
function withoutContent(headers: string[]): string[] {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []));
  return pairs.filter(([name]) => !['content-type', 'content-length', 'content-encoding'].includes(name ?? '')).flat();
}
