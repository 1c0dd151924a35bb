import { nextChance } from '../browser/first-sign.ts';

/** Something that is fetched when it is needed, or ahead of it. */
export interface Fetched {
  /** Fetches it; at once when it is there. A component that needs it does `use(preload())`. */
  preload: () => Promise<void>;
  /** Whether it is there. */
  isLoaded: () => boolean;
}

/** Code that is fetched. */
export interface LazyCode<Code> extends Fetched {
  /** The code; throws while it is not there. */
  code: () => Code;
}

/**
 * Code that `fetchCode` fetches. Unlike with React.lazy, what needs it renders in one go once it is preloaded, so that neither a prepared navigation nor
 * hydration shows the fallback: React reads at once what a promise says of itself. What could not be fetched may be tried again from the next press on.
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
      // Forgotten at once in the browser, it would be tried again by React's next render, and so on without end.
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
