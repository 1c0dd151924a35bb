import { use, type ComponentType } from 'react';

/** A page whose code is fetched when it is needed, or ahead of it. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the code; at once when it is there. */
  preload: () => Promise<void>;
  /** Whether the code is there. */
  isLoaded: () => boolean;
}

/**
 * Makes a page from its dynamic import. Unlike React.lazy it renders in one go once preloaded, so that neither a prepared
 * navigation nor hydration shows the fallback: React reads at once what a promise says of itself.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const fetchCode = async () => {
    try {
      Loaded = (await load()).default;
      Object.assign(loading ?? {}, { status: 'fulfilled' });
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const preload = () => (loading ??= fetchCode());
  const Page = () => {
    use(preload());
    return Loaded ? <Loaded /> : null;
  };
  return { Page, preload, isLoaded: () => Loaded !== undefined };
}
