import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOptional } from '../late/fetch-late.ts';
import { session } from '../session/session.ts';

/** A page that the service worker can open without network. */
interface KeptPage {
  /** The name it is kept under; see src/worker/worker.ts. */
  name: string;
  path: string;
}

/** The part of Trusted Types that a policy needs: not in TypeScript's list. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const WORKER = '/worker.js';
/** Files that are fetched together are told together. */
const PAUSE_MS = 600;

let registered: Promise<ServiceWorker | undefined> | undefined;

/** The only policy of the portal's pages: it knows one script, whatever it is asked for. */
function workerAddress(): string {
  return (
    globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
  );
}

/** The running service worker; undefined in development and in browsers that have none. */
function serviceWorker(): Promise<ServiceWorker | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !navigator.onLine) return Promise.resolve(undefined);
  registered ??= navigator.serviceWorker
    .register(workerAddress())
    .then(() => navigator.serviceWorker.ready)
    .then(
      ({ active }) => active ?? undefined,
      () => undefined,
    );
  return registered;
}

const pathOf = ({ name }: PerformanceEntry): string => {
  const { origin, pathname } = new URL(name);
  return origin === location.origin ? pathname : '';
};

const filesSoFar = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(pathOf)
      .filter((path) => /^\/(?:assets|fonts)\//.test(path)),
  ),
];

/** Loads the files of the texts that came with the document of an earlier page: without them, the kept page would have none. */
async function loadTextFiles({ language, store }: i18n): Promise<void> {
  const { fetchTexts } = await fetchOptional(() => import('../i18n/locale-files.ts'));
  await Promise.all(Object.keys(store.data[language] ?? {}).map((namespace) => fetchTexts(language, namespace)));
}

/** Keeps a page with all files that this one has loaded, and loads later. Returns the function that ends it. */
function keepPage({ name, path }: KeptPage, texts: i18n): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { state } = session.read();
  // After signing out, the page stays in view until the next one’s code arrives. It must not be kept again.
  const isOver = () => session.read().state !== state;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      loadTextFiles(texts).catch(() => undefined);
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      void serviceWorker().then((worker) => isOver() || worker?.postMessage({ name, page: path, files: filesSoFar() }));
    }, PAUSE_MS);
  };
  tell();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => pathOf(entry).startsWith('/assets/'))) tell();
  });
  observer.observe({ type: 'resource' });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Keeps a page on this device while the component is shown, so that it opens without network from then on. */
export function useKeptPage(name: string, path: string): void {
  const { i18n } = useTranslation();
  useEffect(() => keepPage({ name, path }, i18n), [name, path, i18n]);
}
