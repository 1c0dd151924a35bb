import { createElement, use, type ComponentType } from 'react';
import { lazyCode, type Fetched } from './lazy-code.ts';

/** A part of the app whose code is fetched. */
export interface LazyPart<Props> extends Fetched {
  Part: ComponentType<Props>;
}

const onServer = new Set<Fetched['preload']>();

/** Fetches the code of every part for the server, which renders whole pages only. Parts may have parts of their own. */
export async function preloadParts(): Promise<void> {
  for (const preload of onServer) await preload();
}

/** Registers a part that the server needs to render pages. */
export function renderOnServer({ preload }: Pick<Fetched, 'preload'>): void {
  if (import.meta.env.SSR) onServer.add(preload);
}

/** A component whose code `fetchPart` fetches. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { code, ...fetched } = lazyCode(fetchPart);
  const Part = (props: Props) => {
    use(fetched.preload());
    return createElement(code(), props);
  };
  return { Part, ...fetched };
}
