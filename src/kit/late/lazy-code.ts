import { nextChance } from '../browser/first-interaction.ts';

/** Code or data that is fetched when it is needed, or earlier. */
export interface Fetched {
  /** Fetches it; resolves at once if it is loaded. A component that needs it does `use(preload())`. */
  preload: () => Promise<void>;
  /** True if it is loaded. */
  isLoaded: () => boolean;
}

/** Code that is fetched. */
export interface LazyCode<Code> extends Fetched {
  /** The code; throws until it is loaded. */
  code: () => Code;
}

/**
 * Code that `fetchCode` fetches. Unlike with React.lazy, a component renders in one go once its code is preloaded, so that neither a
 * prepared navigation nor hydration shows the fallback: React reads a promise's `status` at once. After a failure, a retry is possible from
 * the next press on.
 */
export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let loaded: { code: Code } | undefined;
  let loading: Promise<void> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const load = async () => {
    try {
      loaded = { code: await fetchCode() };
      Object.assign(loading ?? {}, { status: 'fulfilled' });
    } catch (error) {
      Object.assign(loading ?? {}, { status: 'rejected', reason: error });
      // If the failure were forgotten at once in the browser, React's next render would retry, and so on without end.
      if (import.meta.env.SSR) forget();
      else void nextChance().then(forget);
      throw error;
    }
  };
  const code = () => {
    if (!loaded) throw new Error('Preload this code first');
    return loaded.code;
  };
  return { code, preload: () => (loading ??= load()), isLoaded: () => loaded !== undefined };
}
