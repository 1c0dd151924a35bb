import { PostgresError, type PostgresProblem } from 'postgres-in-a-folder/error';

/** A failure that the person at the keyboard can mend: shown as its message alone, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

type SystemError = Error & { code: string; path?: string; port?: number; address?: string; syscall?: string };

const DATABASE_HINT = 'Check DATABASE_URL, or leave it out to use the PostgreSQL that comes with the app.';

function hasCode(error: Error): error is SystemError {
  return 'code' in error && typeof error.code === 'string';
}

function placeOf({ address, port, path }: SystemError): string {
  if (address !== undefined && port !== undefined) return `${address}:${port}`;
  return path ?? address ?? 'the given place';
}

function explainListenFailure(error: SystemError): string | undefined {
  if (error.syscall !== 'listen') return undefined;
  const { port = 0 } = error;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs rights that this user does not have. Choose a port above 1023: PORT=3000 npm start`;
  }
  return `The address ${placeOf(error)} cannot be listened on (${error.code}). Set HOST to an address of this machine, for example HOST=127.0.0.1`;
}

/** The failure to listen on an address; a name that nobody knows would else be taken for the database's. */
export function listenFailure(host: string, error: unknown): unknown {
  const isUnknown = error instanceof Error && hasCode(error) && ['ENOTFOUND', 'EAI_AGAIN'].includes(error.code);
  if (!isUnknown) return error;
  return new StartupError(
    `HOST=${host} is no known name (${error.code}). Set HOST to an address of this machine, for example HOST=127.0.0.1`,
  );
}

function explainDatabaseFailure(error: SystemError): string | undefined {
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database does not answer at ${placeOf(error)} (${error.code}). Start it. ${DATABASE_HINT}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database's host name is not known (${error.code}). ${DATABASE_HINT}`;
    case '28P01':
    case '28000':
      return `The database refused the user or password. ${DATABASE_HINT}`;
    case '3D000':
      return `The database named in DATABASE_URL does not exist. Create it with createdb. ${DATABASE_HINT}`;
    default:
      return undefined;
  }
}

function explainDiskFailure({ code, path }: SystemError): string | undefined {
  const place = path ? ` at ${path}` : '';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100':
      return `The disk is full${place}. Free some space, or point DATA_DIR to another disk.`;
    case 'EACCES':
    case 'EPERM':
      return `No permission${place}. Give this user the right to read and write there, or set DATA_DIR to a folder of its own.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `There is a file${place} where a folder is needed. Remove it, or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `The disk is read-only${place}. Set DATA_DIR to a folder that can be written.`;
    default:
      return undefined;
  }
}

const POSTGRES_REMEDIES: Record<PostgresProblem, string> = {
  noBinary:
    'Set DATABASE_URL to a PostgreSQL 18 server, for example DATABASE_URL=postgres://user:password@localhost:5432/portal',
  diskFull: 'Free some space, or point DATA_DIR to another disk.',
  foreignFolder: 'Remove it, or set DATA_DIR to another folder.',
  refused: '',
};

/**
 * Turns a failed start into one line that says what is wrong and how to mend it.
 * Returns undefined for any unknown error: that is a defect, and its stack trace should be shown.
 */
export function explainStartupFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartupError) return error.message;
  if (error instanceof PostgresError) return `${error.message} ${POSTGRES_REMEDIES[error.problem]}`.trim();
  const known = hasCode(error)
    ? (explainListenFailure(error) ?? explainDatabaseFailure(error) ?? explainDiskFailure(error))
    : undefined;
  if (known) return known;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? undefined : explainStartupFailure(inner);
}
