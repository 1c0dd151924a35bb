import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { deleteDueAccounts, type DeletionDeps } from './account/delete-due.ts';
import { accountMailer } from './account/mail.ts';
import { createAnswers } from './answers.ts';
import { type AppOptions, createApp } from './app.ts';
import { createFingerprint } from './auth/fingerprint.ts';
import { passwordMailer } from './auth/password-mail.ts';
import { recoveryMailer } from './auth/recovery-mail.ts';
import { agreeOnSecret } from './auth/session-secret.ts';
import { createTokens } from './auth/tokens.ts';
import type { BookingDeps } from './bookings/deps.ts';
import { expireHolds, reconcilePayments } from './bookings/expire.ts';
import { sweepCancellations } from './bookings/cancel-occurrence.ts';
import { bookingMailer } from './bookings/mail.ts';
import { createProgramme } from './bookings/programme.ts';
import { bookingPayee } from './bookings/payee.ts';
import { createCache } from './cache.ts';
import { type Clock, createTestClock, systemClock, type TestClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { closeDataFolder } from './config/data-folder.ts';
import { startImporter } from './content/import-apart.ts';
import { readReference } from './content/reference.ts';
import { readSite } from './content/site/site.ts';
import { readUnion } from './content/union.ts';
import { contactMailer } from './contact/mail.ts';
import { type Access, accessTo, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/start.ts';
import { migrate } from './db/migrate.ts';
import { removeOrphans } from './files/orphans.ts';
import { openFileStore } from './files/store.ts';
import { forgetOldRows } from './housekeeping.ts';
import { createJobs } from './jobs/jobs.ts';
import { createMailer } from './mail/transport.ts';
import { createPaymentGateway } from './payments/gateway.ts';
import { startPaymentSandbox } from './payments/sandbox/start.ts';
import { beginRefund, sweepRefunds } from './payments/refunds.ts';
import { WEBHOOK_PATH } from './payments/webhook-route.ts';
import { purchaseMailer } from './purchases/mail.ts';
import { reconcilePurchases } from './purchases/reconcile.ts';
import { purchasePayee } from './purchases/payee.ts';
import { serveSite } from './site/serve.ts';
import { codeMailer } from './registration/code-mail.ts';
import { forgetFailures, noteFailure } from './stuck/stuck.ts';
import { welcomeMailer } from './registration/welcome-mail.ts';
import { sweep } from './sweeper.ts';
import { serveTestControls } from './test-controls.ts';

export type Portal = { url: string; stop(): Promise<void> };
/** What the whole portal runs on. */
type PortalDeps = AppOptions['deps'] & Pick<DeletionDeps, 'forgetPayers'>;
export type PortalOptions = { config: Config; log: Logger; contentDir: string; withSite: boolean };

const SWEEP_REST_MS = 1000;
const RECONCILE_REST_MS = 5000;
const HOUSEKEEPING_REST_MS = 60 * 60 * 1000;

/** Brings everything up in the order in which it is needed, and takes it down in the opposite one. */
export async function startPortal({ config, log, contentDir, withSite }: PortalOptions): Promise<Portal> {
  const down: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of down.splice(0).reverse())
      await step().catch((error: unknown) => log.warn({ err: error }, 'stopping'));
  };
  let connecting: ReturnType<typeof connect> | undefined;
  try {
    closeDataFolder(config.dataDir);
    // After a crash the database needs a while to recover: the rest is read meanwhile, and the importer loads its code.
    connecting = connect(config, log, down);
    const importer = startImporter();
    down.push(async () => importer.stop());
    const union = readUnion(contentDir);
    const reference = readReference(contentDir);
    const site = readSite(contentDir, union);
    const { connection, owner } = await connecting;
    await migrate(owner);
    const db = openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'));
    down.push(() => db.destroy());
    const testClock = config.portalTest ? createTestClock() : undefined;
    const clock: Clock = testClock ?? systemClock;
    const importing = importer.run({
      connection,
      dir: contentDir,
      now: clock.now().toISOString(),
      demoAccounts: config.demoAccounts,
    });
    // It is waited for below, and may fail before.
    importing.catch(() => undefined);

    const provider = await openProvider(config, clock, log, down);
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      outboxDir: `${config.dataDir}/outbox`,
      from: union.contact.email,
    });
    const jobs = createJobs(connection, (error) => log.warn({ err: error }, 'job queue'), {
      note: ({ name, ...failure }) => noteFailure({ clock }, db, { what: `job ${name}`, ...failure }),
      forget: (name, id) => forgetFailures(db, `job ${name}`, [id]),
    });
    const files = await openFileStore(`${config.dataDir}/files`);
    const uploadsDir = `${config.dataDir}/uploads`;
    await mkdir(uploadsDir, { recursive: true });
    const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
    // Read inside transactions: from their own pool, a full one would wait for itself.
    const asides = openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'), 2);
    down.push(() => asides.destroy());
    const cache = createCache();
    const programme = createProgramme(asides, cache);
    const secret = await agreeOnSecret(db, config);
    const fingerprint = createFingerprint(secret);
    const parts = {
      db,
      clock,
      union,
      publicUrl,
      fingerprint,
      jobs,
      programme,
      files,
      uploadsDir,
      ...provider,
    };
    const deps: PortalDeps = { ...parts, payees: [bookingPayee(parts), purchasePayee(parts)] };
    await jobs.start({
      'booking-mail': bookingMailer(deps, mailer),
      'purchase-mail': purchaseMailer(deps, mailer),
      refund: ({ refundId }) => beginRefund(deps, refundId),
      'code-mail': codeMailer(deps, mailer),
      'welcome-mail': welcomeMailer(deps, mailer),
      'recovery-mail': recoveryMailer(deps, mailer),
      'password-mail': passwordMailer(deps, mailer),
      'account-mail': accountMailer(deps, mailer),
      'contact-mail': contactMailer(deps, mailer),
    });
    down.push(() => jobs.stop());

    const tokens = createTokens(secret, clock);
    const origins = { pay: [provider.payOrigin] };
    const answers = createAnswers({ clock, cache, unionId: union.id });
    const app = await createApp({
      answers,
      deps,
      reference,
      site,
      contentDir,
      tokens,
      log,
      origins,
      trustedProxies: config.trustedProxies,
    });
    await importing;
    if (testClock) serveTestControls(app, testClock, { ...deps, mailer }, log);
    if (withSite)
      await serveSite(app, {
        union,
        facts: { origin: publicUrl, isSimulated: config.stripe === undefined },
        origins,
        db,
        cache,
        answers: answers.pages,
        isToken: async (token) => (await tokens.verify(token)) !== undefined,
      });
    const url = await listen(app, config, down);
    provider.setWebhookUrl(`${url}${WEBHOOK_PATH}`);
    sweepBehind({ ...deps, mailer }, testClock, log, down);
    return { url: config.publicUrl ?? url, stop };
  } catch (error) {
    await connecting?.catch(() => undefined);
    await stop();
    throw error;
  }
}

async function connect(config: Config, log: Logger, down: (() => Promise<unknown>)[]): Promise<Access> {
  if (config.databaseUrl !== undefined) return accessTo(config.databaseUrl);
  const postgres = await startEmbeddedPostgres({ dir: config.dataDir, log });
  down.push(() => postgres.stop());
  return postgres;
}

type Provider = Pick<BookingDeps, 'payments' | 'publishableKey'> &
  Pick<DeletionDeps, 'forgetPayers'> & {
    payOrigin: string;
    setWebhookUrl: (url: string) => void;
  };

async function openProvider(
  config: Config,
  clock: Clock,
  log: Logger,
  down: (() => Promise<unknown>)[],
): Promise<Provider> {
  if (config.stripe) {
    return {
      payments: createPaymentGateway({ ...config.stripe, clock }),
      publishableKey: config.stripe.publishableKey ?? null,
      payOrigin: 'https://checkout.stripe.com',
      setWebhookUrl: () => undefined,
      forgetPayers: async () => undefined,
    };
  }
  const sandbox = await startPaymentSandbox({
    dir: `${config.dataDir}/sandbox`,
    clock,
    controls: config.portalTest,
    log,
  });
  down.push(() => sandbox.stop());
  const { secretKey, webhookSecret, baseUrl } = sandbox;
  return {
    payments: createPaymentGateway({ secretKey, webhookSecret, apiBase: baseUrl, clock }),
    publishableKey: null,
    payOrigin: baseUrl,
    setWebhookUrl: (url) => sandbox.setWebhookUrl(url),
    forgetPayers: (paymentIds) => sandbox.forgetPayers(paymentIds),
  };
}

async function listen(app: FastifyInstance, config: Config, down: (() => Promise<unknown>)[]): Promise<string> {
  down.push(() => app.close());
  return app.listen({ port: config.port, host: config.host });
}

function sweepBehind(
  deps: PortalDeps & DeletionDeps,
  testClock: TestClock | undefined,
  log: Logger,
  down: (() => Promise<unknown>)[],
): void {
  // Under the test clock nothing happens behind a test's back: it asks for a sweep when it has moved the clock.
  if (testClock) return;
  const holds = sweep('holds', SWEEP_REST_MS, log, () => expireHolds(deps, log));
  const payments = sweep('payments', RECONCILE_REST_MS, log, () => reconcilePayments(deps, log));
  const purchases = sweep('purchases', RECONCILE_REST_MS, log, () => reconcilePurchases(deps, log));
  const cancellations = sweep('cancelled events', RECONCILE_REST_MS, log, () => sweepCancellations(deps, log));
  const refunds = sweep('refunds', RECONCILE_REST_MS, log, () => sweepRefunds(deps, log));
  const rows = sweep('old rows', HOUSEKEEPING_REST_MS, log, () => forgetOldRows(deps));
  const accounts = sweep('deleted accounts', HOUSEKEEPING_REST_MS, log, () => deleteDueAccounts(deps, log));
  const files = sweep('files of nobody', HOUSEKEEPING_REST_MS, log, () => removeOrphans(deps));
  down.push(() =>
    Promise.all([holds, payments, purchases, cancellations, refunds, rows, accounts, files].map((each) => each.stop())),
  );
}
