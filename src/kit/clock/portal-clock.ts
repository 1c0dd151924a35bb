import { createServerClock } from './server-clock.ts';

/** The portal's clock, as this page knows it from the portal's responses. */
export const serverClock = createServerClock(() => Date.now());

/** Notes the time that a response carries. A cached response carries an old one: pass fresh ones only. */
export function hearTimeOf(response: Response): void {
  const time = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(time)) serverClock.hear(time);
}
