import { use, type ComponentType } from 'react';

/** A part of the app whose code is fetched when it is needed, or ahead of it. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Fetches the code; at once when it is there. */
  preload: () => Promise<void>;
  /** Whether the code is there. */
  isLoaded: () => boolean;
}

const onServer = new Set<() => Promise<void>>();

/** Fetches the parts that pages are made of, for the server, which renders whole pages only. Parts may have parts of their own. */
export async function preloadParts(): Promise<void> {
  for (const preload of onServer) await preload();
}

/** Names a part that the server renders within pages. */
export function renderOnServer({ preload }: Pick<LazyPart<never>, 'preload'>): void {
  if (import.meta.env.SSR) onServer.add(preload);
}

/**
 * A part that `fetchPart` fetches. Unlike React.lazy it renders in one go once preloaded, so that neither a prepared navigation nor hydration
 * shows the fallback: React reads at once what a promise says of itself. What could not be fetched is tried again the next time.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchCode = async () => {
    try {
      Loaded = await fetchPart();
      Object.assign(loading ?? {}, { status: 'fulfilled' });
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const preload = () => (loading ??= fetchCode());
  const Part = (props: Props) => {
    use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  };
  return { Part, preload, isLoaded: () => Loaded !== undefined };
}

/** A part whose code is here from the start, among parts that are fetched. */
export const loadedPart = <Props extends object>(Part: ComponentType<Props>): LazyPart<Props> => ({
  Part,
  preload: () => Promise.resolve(),
  isLoaded: () => true,
});
