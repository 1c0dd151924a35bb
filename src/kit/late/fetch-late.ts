import { firstInteraction, nextChance } from '../browser/first-interaction.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { typedKey } from '../browser/typed-key.ts';
import { wasSomebodyHere } from './early-clicks.ts';
import { renderedText } from './rendered-page.ts';

/** True if there is no need to wait: nothing is there to be read yet, or somebody is known to be using the page. */
const isSomebodyHere = () =>
  import.meta.env.SSR || renderedText() === undefined || wasSomebodyHere() || sessionStorage.getItem(typedKey) !== null;

let waitedFor = 0;

/** True while code is being fetched that the page can do without: its failure must not fail the page. */
export const isDoneWithout = (): boolean => waitedFor > 0;

/** Fetches code that the page can do without: if that fails, the page isn't reloaded for it. */
export async function fetchOptional<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  waitedFor += 1;
  try {
    return await fetchCode();
  } finally {
    waitedFor -= 1;
  }
}

/**
 * Fetches code that the page can do without for a while. In the browser it never rejects: a failed fetch is repeated at the next press,
 * after `onFailure`.
 */
export async function fetchUntilThere<Code>(
  fetchCode: () => Promise<Code>,
  onFailure: () => void = () => undefined,
): Promise<Code> {
  try {
    return await fetchOptional(fetchCode);
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    onFailure();
    await nextChance();
    return fetchUntilThere(fetchCode, onFailure);
  }
}

/** A page that is not hydrated has nothing to lose. Some browsers never repeat a failed import. */
function reloadAsleep(): void {
  if (document.querySelector('main [data-late]') !== null) void reloadOnce();
}

/** Fetches the code of server-rendered content once somebody uses the page; until then the content can be read. */
export async function fetchLate<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  await firstInteraction(isSomebodyHere());
  return fetchUntilThere(fetchCode, reloadAsleep);
}
