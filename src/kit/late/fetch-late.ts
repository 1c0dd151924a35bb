import { firstSign, nextChance } from '../browser/first-sign.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { typedKey } from '../browser/typed-key.ts';
import { wasSomebodyHere } from './early-clicks.ts';
import { renderedText } from './rendered-page.ts';

/** Nobody has to be waited for where there is nothing to read yet, or where somebody is known to be. */
const isSomebodyHere = () =>
  import.meta.env.SSR || renderedText() === undefined || wasSomebodyHere() || sessionStorage.getItem(typedKey) !== null;

let waitedFor = 0;

/** Whether something is being fetched that the page does without until it comes: if it is lost, nothing else is. */
export const isDoneWithout = (): boolean => waitedFor > 0;

async function attempt<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  waitedFor += 1;
  try {
    return await fetchCode();
  } finally {
    waitedFor -= 1;
  }
}

/**
 * Fetches code that the page does without until it comes. In the browser this never fails: what cannot be fetched is tried again at the next press,
 * after `onFailure`.
 */
export async function fetchUntilThere<Code>(
  fetchCode: () => Promise<Code>,
  onFailure: () => void = () => undefined,
): Promise<Code> {
  try {
    return await attempt(fetchCode);
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    onFailure();
    await nextChance();
    return fetchUntilThere(fetchCode, onFailure);
  }
}

/** A page that does not come alive has nothing to lose. Some browsers never ask again for code that failed to come once. */
function reloadAsleep(): void {
  if (document.querySelector('main [data-late]') !== null) reloadOnce();
}

/** Fetches the code of what the server wrote, once somebody is at the page; until it is there the page stands there to be read. */
export async function fetchLate<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  await firstSign(isSomebodyHere());
  return fetchUntilThere(fetchCode, reloadAsleep);
}
