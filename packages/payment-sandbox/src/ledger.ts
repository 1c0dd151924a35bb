import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import type { Kind, Records } from './records.ts';

type Tables = { [K in Kind]: Map<string, Records[K]> };

/** The sandbox's records, in memory and, if it has a file, in a journal that survives a killed process. */
export type Ledger = {
  readonly tables: Tables;
  /** Reads the journal and returns true; only one process may have it open. */
  open(): true;
  /** Adds the record, or replaces the one with its id. */
  save<K extends Kind>(kind: K, record: Records[K]): void;
  /** Writes each record once; replaced records are then in no file any more. */
  tidy(): void;
  close(): void;
};

type Entry = [Kind, Records[Kind]];

function isEntry(value: unknown, tables: Tables): value is Entry {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Object.hasOwn(tables, value[0]);
}

function put<K extends Kind>(tables: Tables, kind: K, record: Records[K]): void {
  tables[kind].set(record.id, record);
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A kill in the middle of a write truncates the last line; its record was never acknowledged.
    return undefined;
  }
}

function load(file: string, tables: Tables): void {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const entry = parseLine(line);
    if (isEntry(entry, tables)) put(tables, ...entry);
  }
}

/** Writes each record once, so that the journal does not grow with every start. */
function rewrite(file: string, tables: Tables): void {
  const lines = Object.entries(tables).flatMap(([kind, table]) =>
    [...table.values()].map((record) => `${JSON.stringify([kind, record])}\n`),
  );
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** A ledger with its journal in this file, or in memory alone when there is none; empty until it is opened. */
export function createLedger(file: string | undefined): Ledger {
  const tables: Tables = {
    session: new Map(),
    intent: new Map(),
    refund: new Map(),
    event: new Map(),
    reply: new Map(),
  };
  let journal: number | undefined;
  return {
    tables,
    open() {
      if (file === undefined) return true;
      load(file, tables);
      rewrite(file, tables);
      journal = openSync(file, 'a', 0o600);
      return true;
    },
    save(kind, record) {
      if (journal !== undefined) writeSync(journal, `${JSON.stringify([kind, record])}\n`);
      put(tables, kind, record);
    },
    tidy() {
      if (file === undefined || journal === undefined) return;
      closeSync(journal);
      rewrite(file, tables);
      journal = openSync(file, 'a', 0o600);
    },
    close() {
      if (journal !== undefined) closeSync(journal);
      journal = undefined;
    },
  };
}
