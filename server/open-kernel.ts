import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Apart } from './apart.ts';
import { createFindOwner } from './kernel/auth/authenticate.ts';
import { createFingerprint } from './kernel/auth/fingerprint.ts';
import { agreeOnSecret } from './kernel/auth/session-secret.ts';
import { createTokens } from './kernel/auth/tokens.ts';
import { createCache } from './kernel/cache.ts';
import { createTestClock, systemClock, type TestClock } from './kernel/clock.ts';
import type { Config } from './kernel/config/config.ts';
import { localDate } from './kernel/calendar/moments.ts';
import { readReference } from './kernel/content/reference.ts';
import { demoDates } from './kernel/content/site/rar.ts';
import type { Site } from './kernel/content/site/site-type.ts';
import { readSite } from './kernel/content/site/site.ts';
import { readUnion, type Union } from './kernel/content/union.ts';
import { type Database, openDatabase, type PoolOptions } from './kernel/db/database.ts';
import { migrate } from './kernel/db/migrate.ts';
import type { OpenKernel } from './kernel/feature.ts';
import { openFileStore } from './kernel/files/store.ts';
import { createJobs } from './kernel/jobs/jobs.ts';
import { createMailer } from './kernel/mail/transport.ts';
import { openProvider, type Provider } from './kernel/payments/open-provider.ts';
import type { Poster } from './kernel/pdf/strip.ts';
import { listsOf } from './kernel/reference/lists.ts';
import { openKeyring } from './kernel/sealing/keyring.ts';
import { forgetFailures, noteFailure } from './kernel/stuck/stuck.ts';
import { openWallets } from './kernel/wallet/wallets.ts';
import { drawImagesApart } from './site/cards/draw-apart.ts';
import { builtRenderer } from './site/serve.ts';

/** A read beside a transaction may wait for a change of its table, and that change for the transaction: PostgreSQL doesn't see this circle. */
const ASIDE_LOCK_MS = 3000;

type Settings = {
  config: Config;
  log: Logger;
  contentDir: string;
  withSite: boolean;
  apart: Apart;
  /** Closes everything that was opened, in reverse order. */
  closing: AsyncDisposableStack;
};

export type Opened = {
  kernel: OpenKernel;
  provider: Provider;
  /** Only where tests move the clock. */
  testClock: TestClock | undefined;
  /** Resolves once the content is in the database. */
  importing: Promise<unknown>;
};

/** Opens everything that features are built from, in the order needed. */
export async function openKernel({ config, log, contentDir, withSite, apart, closing }: Settings): Promise<Opened> {
  const testClock = config.portalTest ? createTestClock() : undefined;
  const clock = testClock ?? systemClock;
  const wallets = openWallets(config, clock.now(), log);
  const union = readUnion(contentDir);
  const reference = readReference(contentDir);
  const written = readSite(contentDir, union);
  const { connection, owner } = await apart.connecting;
  await migrate(owner);
  const open = (options?: PoolOptions) => {
    const db = openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'), options);
    closing.defer(() => db.destroy());
    return db;
  };
  const db = open();
  const now = clock.now().toISOString();
  const site = isDemo(config) ? await inDemo(written, union, db, clock.now()) : written;
  const importing = apart.importer.run({ connection, dir: contentDir, now, demoAccounts: config.demoAccounts });
  // It is awaited later, and may reject before then.
  importing.catch(() => undefined);

  const provider = await openProvider({ config, union, clock, log, closing });
  const { payments, publishableKey, forgetPayers } = provider;
  const uploadsDir = `${config.dataDir}/uploads`;
  await mkdir(uploadsDir, { recursive: true });
  const secret = await agreeOnSecret(db, config);
  const tokens = createTokens(secret, clock);
  const kernel = {
    db,
    asides: open({ max: 2, lockMs: ASIDE_LOCK_MS }),
    clock,
    union,
    publicUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
    fingerprint: createFingerprint(secret),
    tokens,
    findOwner: createFindOwner({ db, clock, site }, tokens),
    jobs: createJobs(connection, (error) => log.warn({ err: error }, 'job queue'), {
      note: ({ name, ...failure }) => {
        const { id, error, data } = failure;
        const what = `job ${name}` as const;
        log.warn(
          { err: error, what, id },
          data ? 'this one failed and is given up' : 'this one failed and is tried again later',
        );
        return noteFailure({ clock }, db, { what, ...failure });
      },
      forget: (name, id) => forgetFailures(db, `job ${name}`, [id]),
    }),
    payments,
    publishableKey,
    forgetPayers,
    payables: [],
    soldProducts: [],
    personal: [],
    rooms: [],
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      outboxDir: `${config.dataDir}/outbox`,
      from: union.contact.email,
    }),
    files: await openFileStore(config),
    uploadsDir,
    cache: createCache(),
    contentDir,
    reference,
    lists: listsOf(reference),
    site,
    keyring: await openKeyring(db, config),
    drawScene: async (poster: Poster) => (withSite ? (await builtRenderer()).drawStrip(poster) : null),
    drawImages: drawImagesApart,
    wallets,
    log,
  };
  return { kernel, provider, testClock, importing };
}

/** True for a portal that opens as a demo; tests bring reports and dates of their own. */
export const isDemo = ({ demoAccounts, portalTest }: Config): boolean => demoAccounts && !portalTest;

/** The site with the dates of a demo, which count from the day on which its accounts were written: today, at the first start. */
async function inDemo(site: Site, { timeZone }: Union, db: Database, now: Date): Promise<Site> {
  const accounts = db.selectFrom('users').select('created_at').where('demo_name', 'is not', null);
  const first = await accounts.orderBy('created_at').limit(1).executeTakeFirst();
  const firstDay = localDate((first?.created_at ?? now).getTime(), timeZone);
  return { ...site, standing: { ...site.standing, rar: demoDates(site.standing.rar, firstDay) } };
}
