import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSandboxApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Log, silent } from './log.ts';
import type { PageLook } from './page-routes.ts';
import { type OpenSandbox, type SharedSandbox, shareSandbox } from './share.ts';
import { writeOnce } from './write-once.ts';

export type PaymentSandbox = {
  /** The address of the provider's API and the pay page; it stays the same while the folder does. */
  baseUrl: string;
  secretKey: string;
  webhookSecret: string;
  /** True if it runs in this process, and not in another one that shares the folder. */
  isOwner: () => boolean;
  /** Sets the address for webhooks; until then they wait. */
  setWebhookUrl(url: string): void;
  /** Removes the mailbox from all records of these payments, by the shop's ids of them. */
  forgetPayers(references: readonly string[]): Promise<void>;
  stop: () => Promise<void>;
};

export type SandboxOptions = {
  /** The folder that stores sessions and undelivered webhooks; without one they are in memory. */
  dir?: string;
  /** The port for a first start; 0 lets the system choose. */
  port?: number;
  clock?: Clock;
  /** The clock for the dates of webhook signatures; not the one that tests move. */
  signatureClock?: Clock;
  /** Serves the test controls below /_test/ too. */
  controls?: boolean;
  /** The look of the pay page; without one it is in the system's typefaces. */
  look?: PageLook;
  log?: Log;
};

/** The secret kept in this file, made on first use. */
function keepSecret(file: string): string {
  writeOnce(file, `${randomBytes(48).toString('base64url')}\n`);
  return readFileSync(file, 'utf8').trim();
}

function secretsFor(dir: string | undefined): { secretKey: string; webhookSecret: string } {
  const secret = (name: string): string => (dir ? keepSecret(join(dir, name)) : randomBytes(24).toString('base64url'));
  return { secretKey: `sk_test_${secret('api-key')}`, webhookSecret: `whsec_${secret('webhook-secret')}` };
}

async function runAlone(open: OpenSandbox, port: number): Promise<SharedSandbox> {
  const app = await open(port, () => true);
  return { port: app?.port ?? port, isOwner: () => true, stop: async () => app?.close() };
}

/**
 * Starts the payment sandbox, which speaks the provider's protocol and moves no money. Processes that share `dir` share one
 * sandbox: one of them runs it, and another takes over when that one stops or dies.
 */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const {
    dir,
    port = 0,
    clock = systemClock,
    signatureClock = systemClock,
    controls = false,
    look,
    log = silent,
  } = options;
  if (dir) mkdirSync(dir, { recursive: true, mode: 0o700 });
  const target: { url?: string } = {};
  const secrets = secretsFor(dir);
  const journal = dir ? join(dir, 'journal.jsonl') : undefined;
  const setup = { ...secrets, journal, clock, signatureClock, controls, look, log, webhookUrl: () => target.url };
  const open: OpenSandbox = (wanted, claim) => openSandboxApp({ ...setup, port: wanted, claim });
  const running = dir ? await shareSandbox({ dir, port, open, log, ...secrets }) : await runAlone(open, port);
  const baseUrl = `http://127.0.0.1:${running.port}`;
  return {
    ...secrets,
    baseUrl,
    isOwner: running.isOwner,
    setWebhookUrl: (url) => {
      target.url = url;
    },
    async forgetPayers(references) {
      if (references.length === 0) return;
      // Another process may run it.
      const answer = await fetch(`${baseUrl}/_sandbox/forget`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.secretKey}` },
        body: new URLSearchParams(references.map((reference) => ['reference', reference])),
      });
      if (!answer.ok) throw new Error(`The payment sandbox did not forget who paid: ${answer.status}`);
    },
    stop: running.stop,
  };
}
