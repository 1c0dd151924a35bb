import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { StaffRole } from './auth/roles.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Cache } from './cache.ts';
import type { Reference } from './content/reference-types.ts';
import type { Site } from './content/site/site-type.ts';
import type { Database, Queryable } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { FileStore } from './files/store.ts';
import type { ReadyOperation } from './http/api.ts';
import type { Handlers, OperationId, Schemas } from './http/operation.ts';
import type { JobHandlers, Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/transport.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { Payable } from './payments/payable.ts';
import type { PersonalData } from './person/personal-data.ts';
import type { Lists } from './reference/lists.ts';
import type { Keyring } from './sealing/keyring.ts';

/** Everything that a feature may be built from. */
export type Kernel = Deps & {
  jobs: Jobs;
  payments: PaymentGateway;
  /** The provider's key for browsers; null where it has none. */
  publishableKey: string | null;
  /** Has the payment sandbox forget who paid; a real provider keeps what the law wants it to. */
  forgetPayers: (paymentIds: readonly string[]) => Promise<void>;
  /** Of all features, as the next two; complete once each of them is plugged in. */
  payables: readonly Payable[];
  personal: readonly PersonalData[];
  rooms: readonly DeskRoom[];
  mailer: Mailer;
  files: FileStore;
  /** The folder for the files of forms while their call is being answered. */
  uploadsDir: string;
  cache: Cache;
  /** For reads inside transactions: from the pool that those use, a full one would wait for itself. */
  asides: Database;
  tokens: Tokens;
  contentDir: string;
  /** The lists of content/reference, and the same by their ids. */
  reference: Reference;
  lists: Lists;
  /** Everything that visitors read. */
  site: Site;
  /** For what the staff alone may read. */
  keyring: Keyring;
  log: Logger;
};

/** Work that is done again and again: `run` returns how many rows it met. */
export type Sweep = { name: string; restMs: number; run: () => Promise<number> };

export type Upkeep = { rows?: () => Promise<unknown>; files?: () => Promise<unknown> };

/** A room of the desk in which something can wait for the staff with one of these roles. */
export type DeskRoom = {
  room: Schemas['DeskCount']['room'];
  roles: readonly StaffRole[];
  count: (db: Queryable) => Promise<number>;
};

/** A part of the portal, and all that it plugs in. */
export type Feature = {
  handlers?: Partial<Handlers>;
  /** Those of its answers that are the same for everyone, to be kept ready. */
  ready?: Partial<Record<OperationId, ReadyOperation>>;
  /** Addresses beside the contract. */
  routes?: (app: FastifyInstance) => Promise<void>;
  jobs?: Partial<JobHandlers>;
  sweeps?: readonly Sweep[];
  /** Forgets rows, and removes files, that have served their time; asked for every hour. */
  upkeep?: Upkeep;
  payables?: readonly Payable[];
  personal?: PersonalData;
  rooms?: readonly DeskRoom[];
};

export type PlugIn = (kernel: Kernel) => Feature;

/** The entries of several records as one. Throws if two have the same key: one would silently hide the other. */
export function joined<Entries extends object>(records: readonly (Partial<Entries> | undefined)[]): Entries {
  const all = {} as Entries;
  for (const record of records)
    for (const [name, entry] of Object.entries(record ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`Two features plug in ${name}`);
      Object.assign(all, { [name]: entry });
    }
  return all;
}
