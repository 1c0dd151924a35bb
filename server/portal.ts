import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { features } from './features.ts';
import type { Config } from './kernel/config/config.ts';
import { closeDataFolder } from './kernel/config/data-folder.ts';
import { type Feature, joined } from './kernel/feature.ts';
import type { JobHandlers } from './kernel/jobs/jobs.ts';
import { WEBHOOK_PATH } from './kernel/payments/webhook-route.ts';
import { demandAllNamed } from './kernel/person/personal-data.ts';
import { isDemo, openKernel, type Opened } from './open-kernel.ts';
import { createAnswers } from './site/answers.ts';
import { serveSite } from './site/serve.ts';
import { startSweeps } from './sweeps.ts';
import { serveTestControls } from './test-controls.ts';

export type Portal = { url: string; stop(): Promise<void> };
export type PortalOptions = { config: Config; log: Logger; contentDir: string; withSite: boolean };

/** Starts everything in the order needed, and stops it in reverse. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { config, log } = options;
  const closing = new AsyncDisposableStack();
  const stop = () => closing.disposeAsync().catch((error: unknown) => log.warn({ err: error }, 'stopping'));
  try {
    closeDataFolder(config.dataDir);
    const opened = await openKernel({ ...options, closing });
    const { kernel } = opened;
    const plugged = features.map((plugIn) => plugIn(kernel));
    kernel.payables.push(...plugged.flatMap(({ payables }) => payables ?? []));
    kernel.personal.push(...plugged.flatMap(({ personal }) => personal ?? []));
    kernel.rooms.push(...plugged.flatMap(({ rooms }) => rooms ?? []));
    await demandAllNamed(kernel.db, kernel.personal);
    await kernel.jobs.start(joined<JobHandlers>(plugged.map(({ jobs }) => jobs)));
    closing.defer(() => kernel.jobs.stop());
    const url = await listen(options, opened, plugged, closing);
    opened.provider.setWebhookUrl(`${url}${WEBHOOK_PATH}`);
    // With the test clock no sweep runs by itself: a test asks for one when it has moved the clock.
    if (opened.testClock === undefined) closing.defer(startSweeps(plugged, log));
    return { url: config.publicUrl ?? url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts to serve calls once the content is there; returns the portal's own address. */
async function listen(
  { config, withSite }: PortalOptions,
  { kernel, provider, testClock, importing }: Opened,
  plugged: readonly Feature[],
  closing: AsyncDisposableStack,
): Promise<string> {
  const { publicUrl, cache, union, db, clock, tokens } = kernel;
  const origins = { pay: [provider.payOrigin], embedsPayments: kernel.payments.page === 'embedded' };
  const answers = createAnswers({ clock, cache, unionId: union.id });
  const app = await createApp({ kernel, features: plugged, answers, origins, trustedProxies: config.trustedProxies });
  await importing;
  if (isDemo(config)) for (const { demo } of plugged) await demo?.();
  if (testClock) serveTestControls(app, testClock, plugged);
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
  closing.defer(() => app.close());
  return app.listen({ port: config.port, host: config.host });
}
