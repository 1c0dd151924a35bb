import { isUnreached } from '../api/unreached.ts';

/** Signing out deletes every cache whose name begins like this one's. */
const CACHE = 'kept answers';

/** Returns the answer of `ask` and keeps it on this device; without a network, returns the last one. For data that are the same for everybody. */
export async function orKept<Data>(name: string, ask: () => Promise<Data>): Promise<Data> {
  const cache = await globalThis.caches?.open(CACHE).catch(() => undefined);
  const key = `/kept/${name}/${document.documentElement.lang}`;
  try {
    const data = await ask();
    await cache?.put(key, new Response(JSON.stringify(data))).catch(() => undefined);
    return data;
  } catch (error) {
    const kept = isUnreached(error) ? await cache?.match(key) : undefined;
    if (kept === undefined) throw error;
    // Written above, by this browser.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (await kept.json()) as Data;
  }
}
