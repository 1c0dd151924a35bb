import { randomUUID } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config/config.ts';
import { SECRET_REFERENCES } from './hashes.ts';

const SECRET_KEYS = [
  // Tokens, cookies, complaint codes and the User-Agent: a library that is set to log everything logs them.
  'headers',
  'authorization',
  'cookie',
  'token',
  'accessToken',
  'password',
  'newPassword',
  'currentPassword',
  'secret',
  'code',
];

/** Redacts the keys at the top and up to three levels deep. */
const redact = {
  paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]),
  censor: '[redacted]',
};

type LoggedRequest = { id?: unknown; method?: string; url?: string };

/** No address, no agent and no query: queries hold filters and complaint codes, addresses identify people. A path may hold a secret. */
function describeRequest({ id, method, url }: LoggedRequest): LoggedRequest {
  return {
    id,
    ...(method && { method }),
    ...(url && { url: (url.split('?', 1)[0] ?? '').replaceAll(SECRET_REFERENCES, '[redacted]') }),
  };
}

/**
 * Only these parts of an error: others carry personal data, such as the `detail` of a database error. Its code is logged
 * as `reason`, because `code` is redacted.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name: type, message, stack, cause } = error;
  const reason = 'code' in error ? error.code : undefined;
  return { type, message, stack, reason, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

/** The app's JSON-lines logger; secrets and codes never reach its output. */
export function createLog({ level = 'info' }: { level?: LogLevel } = {}, destination?: DestinationStream): Logger {
  const options = { level, redact, base: null, serializers: { req: describeRequest, err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** A new id that links every log line of one request. */
export const newRequestId = (): string => randomUUID();
