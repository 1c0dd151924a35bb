import { DatabaseError } from 'pg';

/** The database cannot be reached or is locked, or the connection broke during a query: its outcome is then unknown. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** PostgreSQL's codes: shutting down, crashed, starting up, out of connections, a lock not had in time; and its class for broken connections. */
const lost = /^(?:57P0[1-35]|53300|55P03|08...)$/;
/** The system's codes, for failures below a connection to PostgreSQL. */
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
/** The driver's messages, which have no codes. */
const driverSays =
  /^Connection terminated|not queryable|timeout exceeded when trying to connect|^Client was closed|^Cannot use a pool after/;

/** A driver's error as DatabaseAway if it means a lost connection; any other as it is. */
export function toldApart(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isLost = error instanceof DatabaseError ? lost.test(code) : broken.has(code) || driverSays.test(error.message);
  return isLost ? new DatabaseAway(error.message, { cause: error }) : error;
}
