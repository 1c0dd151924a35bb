import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { StaffRole } from './http/roles.ts';
import type { FindOwner } from './auth/authenticate.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Cache } from './cache.ts';
import type { Reference } from './content/reference.ts';
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
import type { DrawnStrip, Poster } from './pdf/strip.ts';
import type { PersonalData } from './person/personal-data.ts';
import type { SoldProduct } from './products/sold-product.ts';
import type { Lists } from './reference/lists.ts';
import type { Keyring } from './sealing/keyring.ts';
import type { Wallets } from './wallet/wallets.ts';

/** Parts of all features that some of them look through; complete once every feature is plugged in. */
export type SharedParts = {
  payables: readonly Payable[];
  soldProducts: readonly SoldProduct[];
  personal: readonly PersonalData[];
  rooms: readonly DeskRoom[];
};

/** Everything that features are built from. */
export type Kernel = Deps &
  SharedParts & {
    jobs: Jobs;
    payments: PaymentGateway;
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
    /** Makes the payment sandbox forget payers; a real provider keeps what the law requires. */
    forgetPayers: (paymentIds: readonly string[]) => Promise<void>;
    mailer: Mailer;
    files: FileStore;
    /** The folder for the files of forms while their call is being answered. */
    uploadsDir: string;
    cache: Cache;
    /** For reads inside transactions: when the transactions' own pool is full, a read from it would wait for itself. */
    asides: Database;
    tokens: Tokens;
    findOwner: FindOwner;
    contentDir: string;
    /** The lists of content/reference, and the same by their ids. */
    reference: Reference;
    lists: Lists;
    /** Everything that visitors read. */
    site: Site;
    /** For data that only the staff may read. */
    keyring: Keyring;
    /** Draws an event's scene as the head of its tickets; null in a portal that serves no pages, which draw it. */
    drawScene: (poster: Poster) => Promise<DrawnStrip | null>;
    /** Draws SVGs without text as PNGs of their size, in their order. Throws 503 when too much is queued. */
    drawImages: (svgs: readonly string[]) => Promise<Buffer[]>;
    wallets: Wallets;
    log: Logger;
  };

/** Repeated work: `run` returns the number of rows it found. */
export type Sweep = { name: string; restMs: number; run: () => Promise<number> };

export type Upkeep = { rows?: () => Promise<unknown>; files?: () => Promise<unknown> };

/** A room of the desk in which work can wait for staff with one of these roles. */
export type DeskRoom = {
  room: Schemas['DeskCount']['room'];
  roles: readonly StaffRole[];
  count: (db: Queryable) => Promise<number>;
};

/** A part of the portal, and everything that it plugs in. */
export type Feature = {
  handlers?: Partial<Handlers>;
  /** Those of its answers that are the same for everyone, and are cached. */
  ready?: Partial<Record<OperationId, ReadyOperation>>;
  /** Addresses outside the contract. */
  routes?: (app: FastifyInstance) => Promise<void>;
  jobs?: Partial<JobHandlers>;
  sweeps?: readonly Sweep[];
  /** Deletes expired rows and files; runs every hour. */
  upkeep?: Upkeep;
  payables?: readonly Payable[];
  soldProducts?: readonly SoldProduct[];
  personal?: PersonalData;
  rooms?: readonly DeskRoom[];
  /** Writes a demo's own data, once, after its accounts and content. */
  demo?: () => Promise<void>;
};

export type PlugIn = (kernel: Kernel) => Feature;

type Growing<Lists> = { [Name in keyof Lists]: Lists[Name] extends readonly (infer Part)[] ? Part[] : never };

/** A kernel to which no feature has been plugged in yet. */
export type OpenKernel = Kernel & Growing<SharedParts>;

/** Adds the parts of all features to the kernel's lists, which they were given while empty. */
export function collectParts(kernel: OpenKernel, features: readonly Feature[]): void {
  for (const { payables = [], soldProducts = [], personal, rooms = [] } of features) {
    kernel.payables.push(...payables);
    kernel.soldProducts.push(...soldProducts);
    if (personal !== undefined) kernel.personal.push(personal);
    kernel.rooms.push(...rooms);
  }
}

/** Merges several records. Throws if two have the same key: one would silently hide the other. */
export function joined<Entries extends object>(records: readonly (Partial<Entries> | undefined)[]): Entries {
  const all = {} as Entries;
  for (const record of records)
    for (const [name, entry] of Object.entries(record ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`Two features plug in ${name}`);
      Object.assign(all, { [name]: entry });
    }
  return all;
}
