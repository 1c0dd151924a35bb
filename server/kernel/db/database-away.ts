import { DatabaseError } from 'pg';

/** The database cannot be reached, or went away while it was asked: whether it did what it was asked is not known. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Of PostgreSQL: shutting down, crashed, starting up, out of connections; and its class for broken connections. */
const lost = /^(?:57P0[1-35]|53300|08...)$/;
/** Of the system, below a connection to PostgreSQL. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Of the driver, which has no codes for them. */
const driverSays =
  /^Connection terminated|not queryable|timeout exceeded when trying to connect|^Client was closed|^Cannot use a pool after/;

/** An error of the driver as DatabaseAway where it tells of a lost connection; any other as it is. */
export function toldApart(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isLost = error instanceof DatabaseError ? lost.test(code) : broken.has(code) || driverSays.test(error.message);
  return isLost ? new DatabaseAway(error.message, { cause: error }) : error;
}
