import { setTimeout as pause } from 'node:timers/promises';
import { claimAddress, forgetAddress, isListening, isOurSandbox, readAddress } from './address.ts';
import type { SandboxApp } from './app.ts';
import type { Log } from './log.ts';

/** Opens the sandbox on this port if `claim` agrees; rejects with EADDRINUSE if the port is taken. */
export type OpenSandbox = (port: number, claim: (port: number) => boolean) => Promise<SandboxApp | undefined>;

export type SharedSandbox = { port: number; isOwner: () => boolean; stop: () => Promise<void> };

export type ShareOptions = { dir: string; port: number; secretKey: string; open: OpenSandbox; log: Log };

const WATCH_MS = 250;
const RETRY_MS = 50;
const MOST_TRIES = 40;

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

type Found = { port: number; app?: SandboxApp };

/** One attempt: run the folder's sandbox here, or find it running; undefined if a sibling got in between. */
async function tryToOpen({ dir, port, secretKey, open }: ShareOptions): Promise<Found | undefined> {
  const known = readAddress(dir);
  try {
    const app = await open(known ?? port, (bound) => known !== undefined || claimAddress(dir, bound));
    if (app) return { port: app.port, app };
  } catch (error) {
    if (!isPortTaken(error) || (known === undefined && readAddress(dir) === undefined)) throw error;
    if (known !== undefined && (await isOurSandbox(known, secretKey))) return { port: known };
    if (known !== undefined && readAddress(dir) === known) forgetAddress(dir);
  }
  return undefined;
}

async function openOrAdopt(options: ShareOptions): Promise<Found> {
  for (let tries = 1; ; tries += 1) {
    try {
      const found = await tryToOpen(options);
      if (found) return found;
    } catch (error) {
      if (!isPortTaken(error) || tries === MOST_TRIES) throw error;
    }
    await pause(RETRY_MS);
  }
}

/** Runs the sandbox of this folder, or watches the one that another process runs and takes over when that is gone. */
export async function shareSandbox(options: ShareOptions): Promise<SharedSandbox> {
  const { open, log } = options;
  const { port, app } = await openOrAdopt(options);
  const state = { app, look: Promise.resolve() };

  async function takeOverIfGone(): Promise<void> {
    if (state.app || (await isListening(port))) return;
    try {
      state.app = await open(port, () => true);
      log.info({ port }, 'This process runs the payment sandbox now');
    } catch (error) {
      if (!isPortTaken(error)) log.error({ err: error }, 'The payment sandbox cannot be taken over');
    }
  }

  const watch = setInterval(() => {
    state.look = state.look.then(takeOverIfGone);
  }, WATCH_MS);
  watch.unref();
  return {
    port,
    isOwner: () => state.app !== undefined,
    async stop() {
      clearInterval(watch);
      await state.look;
      await state.app?.close();
    },
  };
}
