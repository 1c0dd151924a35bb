import { use, type ComponentType } from 'react';

type PageFile = { default: ComponentType };

const files = {
  ...import.meta.glob<PageFile>(['/src/*/*.page.tsx', '!/src/styleguide/*']),
  ...(import.meta.env.DEV && import.meta.glob<PageFile>('/src/styleguide/*.page.tsx')),
};

/** A page whose code is fetched when it is needed, or ahead of it. */
export interface LazyPage {
  Page: ComponentType;
  /** Where its code is, from the project's root. */
  file: string;
  /** Fetches the code; at once when it is there. */
  preload: () => Promise<void>;
  /** Whether the code is there. */
  isLoaded: () => boolean;
}

/**
 * The page of a file: `events/EventList` for src/events/EventList.page.tsx. Unlike React.lazy it renders in one go once preloaded, so that neither a prepared
 * navigation nor hydration shows the fallback: React reads at once what a promise says of itself.
 */
export function lazyPage(name: string): LazyPage {
  const file = `src/${name}.page.tsx`;
  const load = files[`/${file}`];
  if (!load) throw new Error(`There is no page at ${file}: name it in routes.tsx as its file is named.`);
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
  return { Page, file, preload, isLoaded: () => Loaded !== undefined };
}
