import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cache, shelfOf } from '../cache.ts';
import type { Clock } from '../clock.ts';
import { chooseEncoding, decode, type Encoded, type Encoding, encode, encodeBest } from './encoding.ts';
import { distinct, isSpliced, type Spliced } from './spliced.ts';

export type Content = { status: number; headers: Readonly<Record<string, string>>; body: string | Spliced };

/** The source of an answer. */
export type Source = {
  compute: () => Promise<Content>;
  /** The version of the answer's data; while it stays the same, nothing is computed again. Cheaper than `compute`, and called before it. */
  version?: () => Promise<string>;
  /** The milliseconds for which the answer is sent before it is computed again. */
  freshMs?: number;
};

/** A cached answer's key: everything that it depends on besides the data. */
export type Place = {
  key: string;
  /** Belongs to one person: deleted once it is no longer fresh, and only under a key that nobody else has. */
  isPersonal?: boolean;
};

/** Answers cached as compressed bytes, ready to send. */
export type Prepared = {
  /** Answers from memory. False if nothing fresh is cached: the request is then handled as usual. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a request, and caches the answer; simultaneous requests share one computation. */
  respond(request: FastifyRequest, reply: FastifyReply, source: Source, place?: Place): Promise<FastifyReply>;
  /** Deletes all entries whose key begins like this, and those being computed. */
  forget(beginning: string): void;
};

/**
 * `headers` are alternating names and values. `content` is what is sent: for a short body a string with a character for each byte (latin1),
 * which Node sends in one piece with the headers.
 */
type Variant = Encoded & { headers: string[]; content: Buffer | string };

type Answer = {
  status: number;
  etag: string;
  version: string | undefined;
  hasGzip: boolean;
  /** Headers common to all variants. */
  headers: string[];
  /** The encodings requested so far. */
  variants: Map<Encoding, Variant>;
  freshMs: number;
  /** Since when the body has been the same, on the machine's clock. */
  sameSince: number;
  /** Its brotli variant is the smallest, or will be in a moment. */
  isBest: boolean;
  /** On the app's own clock, which tests move. */
  madeAt: number;
  /** On the machine's clock, which nobody moves. */
  freshUntil: number;
};

type Settings = {
  clock: Clock;
  cache: Cache;
  /** The name of its shelf. */
  name: string;
  /** The key of a request that can be answered from memory; undefined for one that never can. */
  keyOf: (request: IncomingMessage) => string | undefined;
  /** A body that has been the same for this long is compressed again, as small as can be. */
  settledMs?: number;
};

const FRESH_MS = 1000;
const SETTLED_MS = 10_000;
/** Compressing more than this once again, in bytes that are compressed already, would take the processor for seconds. */
const LARGEST_BEST = 65_536;
/** Up to this size, copying a body behind its headers costs less than sending it as a second piece. */
const LARGEST_IN_ONE_PIECE = 4096;

export function createPrepared({ clock, cache, name, keyOf, settledMs = SETTLED_MS }: Settings): Prepared {
  const answers = shelfOf<Answer>(cache, name);
  const underWay = new Map<string, Promise<Answer>>();

  const fresh = (key: string): Answer | undefined => {
    const answer = answers.get(key);
    if (!answer || performance.now() >= answer.freshUntil) return undefined;
    return Math.abs(clock.now().getTime() - answer.madeAt) < answer.freshMs ? answer : undefined;
  };

  /** An answer as it was, for a while more. */
  const renew = (old: Answer, renewed: Partial<Answer>): Answer => {
    const quick = old.variants.get('br');
    const isWorthIt = quick?.contentEncoding === 'br' && quick.bytes.length <= LARGEST_BEST;
    const isSettled = performance.now() - old.sameSince >= settledMs;
    if (old.isBest || !isWorthIt || !isSettled) return { ...old, ...renewed };
    // All renewals of an answer share its variants. If this fails, the quick one stays.
    void encodeBest(quick).then(
      (best) => old.variants.set('br', describe(old.headers, best)),
      () => undefined,
    );
    return { ...old, ...renewed, isBest: true };
  };

  const make = async (
    { key, isPersonal }: Required<Place>,
    request: IncomingMessage,
    hooked: Record<string, string>,
    source: Source,
  ): Promise<Answer> => {
    const { freshMs = FRESH_MS } = source;
    const times = { madeAt: clock.now().getTime(), freshUntil: performance.now() + freshMs, freshMs };
    const old = answers.get(key);
    const version = await source.version?.();
    if (old && version !== undefined && old.version === version) return renew(old, times);
    const { status, headers: own, body } = await source.compute();
    const etag = `W/"${createHash('sha256').update(distinct(body)).digest('base64url').slice(0, 22)}"`;
    if (old?.etag === etag && old.status === status) return renew(old, { version, ...times });
    const headers = Object.entries({ ...hooked, ...own, etag }).flat();
    const hasGzip = isSpliced(body);
    const encoding = chooseEncoding(request, hasGzip);
    const first = describe(headers, await encode(body, encoding, isPersonal));
    const variants = new Map([[encoding, first]]);
    const since = { sameSince: performance.now(), isBest: false };
    return { status, etag, version, hasGzip, headers, variants, ...since, ...times };
  };

  const keep = (key: string, answer: Answer): void => {
    const bytes = [...answer.variants.values()].reduce((sum, each) => sum + each.bytes.length, 0);
    if (answer.status < 500) answers.set(key, answer, bytes);
  };

  const start = (key: string, isPersonal: boolean, making: Promise<Answer>): Promise<Answer> => {
    const started: Promise<Answer> = making
      .then((answer) => {
        if (underWay.get(key) !== started) return answer;
        keep(key, answer);
        if (isPersonal) setTimeout(() => answers.delete(key), answer.freshMs).unref();
        return answer;
      })
      .finally(() => {
        if (underWay.get(key) === started) underWay.delete(key);
      });
    underWay.set(key, started);
    return started;
  };

  const variantOf = async (key: string, answer: Answer, encoding: Encoding): Promise<Variant> => {
    const known = answer.variants.get(encoding);
    const [other] = answer.variants.values();
    if (known || !other) return known ?? Promise.reject(new Error('An answer has a variant from its beginning.'));
    const variant = describe(answer.headers, await encode(await decode(other), encoding));
    answer.variants.set(encoding, variant);
    if (answers.get(key) === answer) keep(key, answer);
    return variant;
  };

  return {
    serve: (request, response) => {
      const key = request.method === 'GET' ? keyOf(request) : undefined;
      const answer = key === undefined ? undefined : fresh(key);
      const variant = answer?.variants.get(chooseEncoding(request, answer.hasGzip));
      if (!answer || !variant) return false;
      send(request, response, answer, variant);
      return true;
    },
    respond: async (
      request,
      reply,
      source,
      { key, isPersonal = false } = { key: keyOf(request.raw) ?? randomUUID() },
    ) => {
      const answer =
        fresh(key) ??
        (await (underWay.get(key) ??
          start(key, isPersonal, make({ key, isPersonal }, request.raw, headersOf(reply), source))));
      const variant = await variantOf(key, answer, chooseEncoding(request.raw, answer.hasGzip));
      void reply.hijack();
      send(request.raw, reply.raw, answer, variant);
      return reply;
    },
    forget: (beginning) => {
      answers.deleteAll(beginning);
      for (const key of underWay.keys()) if (key.startsWith(beginning)) underWay.delete(key);
    },
  };
}

/** The headers that earlier hooks set on every answer, such as security headers. */
const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

function describe(headers: string[], { bytes, contentEncoding }: Encoded): Variant {
  const own = [
    'content-length',
    String(bytes.length),
    ...(contentEncoding ? ['content-encoding', contentEncoding] : []),
  ];
  const content = bytes.length <= LARGEST_IN_ONE_PIECE ? bytes.toString('latin1') : bytes;
  return { bytes, contentEncoding, headers: [...headers, ...own], content };
}

function send({ headers }: IncomingMessage, response: ServerResponse, answer: Answer, variant: Variant): void {
  if (headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, withoutContent(variant.headers));
    response.end();
    return;
  }
  response.writeHead(answer.status, variant.headers);
  response.end(variant.content, 'latin1');
}

/** The same headers for a 304: the client has the content already. */
function withoutContent(headers: string[]): string[] {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []));
  return pairs.filter(([name]) => !['content-type', 'content-length', 'content-encoding'].includes(name ?? '')).flat();
}
