import type { FastifyInstance } from 'fastify';
import type { TestClock } from './kernel/clock.ts';
import type { Feature } from './kernel/feature.ts';
import { keepUp } from './sweeps.ts';

/**
 * The controls for tests, present only with PORTAL_TEST=1: they move the clock, and run at once what the sweepers would do.
 * Otherwise a test would have to sleep until the sweepers ran.
 */
export function serveTestControls(app: FastifyInstance, clock: TestClock, plugged: readonly Feature[]): void {
  app.post<{ Body: { advanceSeconds?: number; now?: string } }>('/test/clock', async ({ body }) => {
    if (body.now !== undefined) clock.set(new Date(body.now));
    if (body.advanceSeconds !== undefined) clock.advance(body.advanceSeconds * 1000);
    return { now: clock.now().toISOString() };
  });
  app.post('/test/sweep', async () => {
    const met: Record<string, number> = {};
    for (const { name, run } of plugged.flatMap(({ sweeps }) => sweeps ?? [])) met[name] = await run();
    return met;
  });
  for (const what of ['rows', 'files'] as const)
    app.post(`/test/sweep/${what}`, async () => {
      await keepUp(plugged, what);
      return {};
    });
}
