import type { Logger } from 'pino';
import { type Apart, startApart } from './apart.ts';
import { createApp } from './app.ts';
import { features } from './features.ts';
import type { Config } from './kernel/config/config.ts';
import { listenFailure } from './kernel/config/startup-error.ts';
import { collectParts, type Feature, joined } from './kernel/feature.ts';
import type { JobHandlers } from './kernel/jobs/jobs.ts';
import { WEBHOOK_PATH } from './kernel/payments/webhook-route.ts';
import { demandAllNamed } from './kernel/person/personal-data.ts';
import { isDemo, openKernel, type Opened } from './open-kernel.ts';
import { createAnswers } from './site/answers.ts';
import { serveSite } from './site/serve.ts';
import { startSweeps } from './sweeps.ts';
import { serveTestControls } from './test-controls.ts';

export type Portal = { url: string; stop(): Promise<void> };
export type PortalOptions = {
  config: Config;
  log: Logger;
  contentDir: string;
  withSite: boolean;
  /** The part that was started ahead, if it was; otherwise it is started now. It stops with the portal. */
  apart?: Apart;
};

/** Starts everything in the order needed, and stops it in reverse. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { config, log } = options;
  const closing = new AsyncDisposableStack();
  const stop = () => closing.disposeAsync().catch((error: unknown) => log.warn({ err: error }, 'stopping'));
  try {
    const apart = options.apart ?? startApart(options);
    closing.defer(() => apart.stop());
    const { kernel, ...opened } = await openKernel({ ...options, apart, closing });
    const plugged = features.map((plugIn) => plugIn(kernel));
    collectParts(kernel, plugged);
    await demandAllNamed(kernel.db, kernel.personal);
    const working = kernel.jobs.start(joined<JobHandlers>(plugged.map(({ jobs }) => jobs)));
    const preparing = Promise.all([opened.importing, working]);
    // It is awaited later, and may reject before then.
    preparing.catch(() => undefined);
    closing.defer(() => working.catch(() => undefined).then(() => kernel.jobs.stop()));
    const url = await listen(options, { kernel, ...opened, preparing }, plugged, closing);
    opened.provider.setWebhookUrl(`${url}${WEBHOOK_PATH}`);
    // With the test clock no sweep runs by itself: a test asks for one when it has moved the clock.
    if (opened.testClock === undefined) closing.defer(startSweeps(plugged, log));
    return { url: config.publicUrl ?? url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts to serve calls once everything is prepared, such as the content; returns the portal's own address. */
async function listen(
  { config, withSite }: PortalOptions,
  { kernel, provider, testClock, preparing }: Opened & { preparing: Promise<unknown> },
  plugged: readonly Feature[],
  closing: AsyncDisposableStack,
): Promise<string> {
  const origins = { pay: [provider.payOrigin], embedsPayments: kernel.payments.page === 'embedded' };
  const answers = createAnswers({ ...kernel, unionId: kernel.union.id });
  const app = await createApp({ kernel, features: plugged, answers, origins, trustedProxies: config.trustedProxies });
  await preparing;
  if (isDemo(config)) for (const { demo } of plugged) await demo?.();
  if (testClock) serveTestControls(app, testClock, plugged);
  if (withSite)
    await serveSite(app, {
      ...kernel,
      facts: { origin: kernel.publicUrl, isSimulated: config.stripe === undefined },
      origins,
      answers: answers.pages,
      isToken: async (token) => (await kernel.tokens.verify(token)) !== undefined,
    });
  closing.defer(() => app.close());
  const { port, host } = config;
  return app.listen({ port, host }).catch((error: unknown) => Promise.reject(listenFailure(host, error)));
}
