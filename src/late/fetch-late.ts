import { firstSign, nextChance } from '../browser/first-sign.ts';
import { typedKey } from '../browser/typed-key.ts';
import { wasSomebodyHere } from './early-clicks.ts';
import { renderedText } from './rendered-page.ts';

/** Nobody has to be waited for where there is nothing to read yet, or where somebody is known to be. */
const isSomebodyHere = () =>
  import.meta.env.SSR || renderedText() === undefined || wasSomebodyHere() || sessionStorage.getItem(typedKey) !== null;

/** Fetches code that nothing can stand in for. In the browser this never fails: what cannot be fetched is tried again at the next press. */
export async function fetchUntilThere<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    await nextChance();
    return fetchUntilThere(fetchCode);
  }
}

/** Fetches the code of what the server wrote, once somebody is at the page; until it is there the page stands there to be read. */
export async function fetchLate<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  await firstSign(isSomebodyHere());
  return fetchUntilThere(fetchCode);
}
