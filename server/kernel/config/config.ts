import { resolve } from 'node:path';
import { type Problems, readChoice, readNetworks, readPort, readText, readUrl } from './settings.ts';
import { type AppleSettings, type GoogleSettings, readApple, readGoogle } from './wallet-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export type StripeKeys = {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string | undefined;
  /** A server that speaks Stripe's protocol, for testing; undefined means Stripe's own. */
  apiBase: string | undefined;
};

/** A bucket of S3, or of a server that speaks its protocol. */
export type Bucket = {
  name: string;
  region: string;
  /** Undefined means Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything the app keeps: database, outbox, secrets, sandbox. */
  dataDir: string;
  /** The PostgreSQL to use; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** The mail server; undefined means .eml files in the outbox. */
  smtpUrl: string | undefined;
  /** Stripe's keys; undefined means the app's own payment sandbox. */
  stripe: StripeKeys | undefined;
  /** The bucket for uploaded files; undefined means the folder `files` of `dataDir`. */
  bucket: Bucket | undefined;
  /** The origin that people type, without a slash at its end; undefined means the address listened on. */
  publicUrl: string | undefined;
  /** The trusted proxies in front, which report a caller's address; empty means that callers reach the portal directly. */
  trustedProxies: string[];
  /** Signs sessions, for every instance of a database; undefined means the one kept there (see agreeOnSecret). */
  sessionSecret: string | undefined;
  /** The keys to sealed complaints, the current one first; undefined means those in `dataDir` (see openKeyring). */
  complaintsKey: string | undefined;
  /** Signs passes for Apple Wallet; undefined means that there are none. */
  appleWallet: AppleSettings | undefined;
  /** Signs links to Google Wallet; undefined means that there are none. */
  googleWallet: GoogleSettings | undefined;
  /** Test controls (a clock that moves, sandbox modes) are served only when true. */
  portalTest: boolean;
  /** True if the demo accounts of the content, whose passwords are published, can be used. */
  demoAccounts: boolean;
  /** Lets a portal at a public address sell through the payment sandbox, for a demonstration. */
  publicDemo: boolean;
  logLevel: LogLevel;
};

/** The settings that are read one by one; the others follow from them. */
type Settings = Omit<Config, 'demoAccounts'>;

export type ConfigReading = { ok: true; config: Config } | { ok: false; problems: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

function readStripe(env: Environment, problems: Problems): StripeKeys | undefined {
  const secretKey = readText(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = readText(env, 'STRIPE_WEBHOOK_SECRET');
  const publishableKey = readText(env, 'STRIPE_PUBLISHABLE_KEY');
  const apiBase = readUrl(env, 'STRIPE_API_BASE', ['http:', 'https:'], 'http://127.0.0.1:12111', problems);
  if (secretKey && !/^[sr]k_(test|live)_/.test(secretKey)) {
    problems.push(
      'STRIPE_SECRET_KEY is not a secret key: copy the one that begins with sk_ from Stripe, Developers, API keys',
    );
  }
  if (webhookSecret && !webhookSecret.startsWith('whsec_')) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET is not a signing secret: copy the one that begins with whsec_ from Stripe, Webhooks',
    );
  }
  if (publishableKey && !/^pk_(test|live)_/.test(publishableKey)) {
    problems.push(
      'STRIPE_PUBLISHABLE_KEY is not a publishable key: copy the one that begins with pk_ from Stripe, Developers, API keys',
    );
  }
  if (secretKey && !webhookSecret) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY set, paid bookings are confirmed by signed webhooks; copy it from Stripe, Webhooks',
    );
  }
  if (apiBase && secretKey?.includes('_live_')) {
    problems.push('STRIPE_API_BASE leads live payments away from Stripe: leave it out, or give test keys (sk_test_)');
  }
  if (!secretKey && (webhookSecret || publishableKey || apiBase)) {
    problems.push(
      'STRIPE_SECRET_KEY is missing: set it too, or remove the other STRIPE_ settings to use the payment sandbox',
    );
  }
  return secretKey && webhookSecret ? { secretKey, webhookSecret, publishableKey, apiBase } : undefined;
}

function readBucket(env: Environment, problems: Problems): Bucket | undefined {
  const name = readText(env, 'S3_BUCKET');
  const endpoint = readUrl(env, 'S3_ENDPOINT', ['http:', 'https:'], 'https://s3.uni.example', problems);
  const region = readText(env, 'S3_REGION') ?? 'us-east-1';
  const accessKeyId = readText(env, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = readText(env, 'S3_SECRET_ACCESS_KEY');
  if (name === undefined) {
    if (endpoint !== undefined || accessKeyId !== undefined || secretAccessKey !== undefined)
      problems.push(
        'S3_BUCKET is missing: set it too, or remove the other S3_ settings to keep files in the folder DATA_DIR/files',
      );
    return undefined;
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong to S3_BUCKET: give both');
    return undefined;
  }
  return { name, region, endpoint, accessKeyId, secretAccessKey };
}

function readSessionSecret(env: Environment, problems: Problems): string | undefined {
  const secret = readText(env, 'SESSION_SECRET');
  if (secret !== undefined && secret.length < 32) {
    problems.push(
      'SESSION_SECRET is too short: give at least 32 characters (openssl rand -base64 48), or leave it out and one is made',
    );
  }
  return secret;
}

function readComplaintsKey(env: Environment, problems: Problems): string | undefined {
  const keys = readText(env, 'COMPLAINTS_KEY');
  if (keys?.split(',').some((key) => key.trim().length < 32))
    problems.push(
      'COMPLAINTS_KEY has a key that is too short: give at least 32 characters (openssl rand -base64 48), several with commas between, or leave it out and one is made',
    );
  return keys;
}

function readPublicUrl(env: Environment, problems: Problems): string | undefined {
  const url = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://portal.uni.example', problems);
  if (url === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search || hash) {
    problems.push(`PUBLIC_URL has something after the host name: the portal lives at the root, so give ${origin}`);
  }
  return origin;
}

/** True if an address or a host name is this machine's alone. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

const isPublicAddress = (url: string | undefined): boolean => url !== undefined && !isLoopback(new URL(url).hostname);

const isLive = (stripe: StripeKeys | undefined): boolean =>
  stripe !== undefined && /_live_/.test(stripe.secretKey + (stripe.publishableKey ?? ''));

/** By default only a simulation has demo accounts: no money moves, and nobody reaches it from elsewhere. */
function readDemoAccounts(env: Environment, { publicUrl, stripe }: Settings, problems: Problems): boolean {
  const wish = readChoice(env, 'DEMO_ACCOUNTS', ['auto', '0', '1'], 'auto', problems);
  return wish === 'auto' ? !isPublicAddress(publicUrl) && !isLive(stripe) : wish === '1';
}

/** Reports settings that are valid on their own and dangerous together. */
function refuseDanger(config: Config, env: Environment, problems: Problems): void {
  const { portalTest, publicDemo, host, publicUrl, stripe } = config;
  const isPublic = isPublicAddress(publicUrl);
  if (portalTest && isLive(stripe))
    problems.push(
      'PORTAL_TEST=1 stands beside live Stripe keys, and its clock can be moved by anyone: leave PORTAL_TEST out, or give test keys (sk_test_)',
    );
  if (portalTest && (isPublic || !isLoopback(host)))
    problems.push(
      'PORTAL_TEST=1 would open the test clock to the network: leave PORTAL_TEST out, or give HOST=127.0.0.1 and no public PUBLIC_URL',
    );
  // A mistake in its keys has been reported already.
  const isSimulated = stripe === undefined && readText(env, 'STRIPE_SECRET_KEY') === undefined;
  if (isPublic && isSimulated && !publicDemo)
    problems.push(
      'PUBLIC_URL is public and STRIPE_SECRET_KEY is missing, so tickets would be sold for test cards: give Stripe’s keys, or PUBLIC_DEMO=1 for a demonstration',
    );
}

/** Reads every setting and reports every mistake at once, one line each; opens and writes nothing. */
export function readConfig(env: Environment): ConfigReading {
  const problems: Problems = [];
  const settings: Settings = {
    port: readPort(env, 'PORT', 3000, problems),
    host: readText(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(readText(env, 'DATA_DIR') ?? './data'),
    databaseUrl: readUrl(
      env,
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/portal',
      problems,
    ),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587', problems),
    stripe: readStripe(env, problems),
    bucket: readBucket(env, problems),
    publicUrl: readPublicUrl(env, problems),
    trustedProxies: readNetworks(env, 'TRUSTED_PROXIES', problems),
    sessionSecret: readSessionSecret(env, problems),
    complaintsKey: readComplaintsKey(env, problems),
    appleWallet: readApple(env, problems),
    googleWallet: readGoogle(env, problems),
    portalTest: readChoice(env, 'PORTAL_TEST', ['0', '1'], '0', problems) === '1',
    publicDemo: readChoice(env, 'PUBLIC_DEMO', ['0', '1'], '0', problems) === '1',
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info', problems),
  };
  const config = { ...settings, demoAccounts: readDemoAccounts(env, settings, problems) };
  refuseDanger(config, env, problems);
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}
