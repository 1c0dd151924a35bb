/**
 * The service worker: opens a few pages without network. It has no version to be trapped in: pages come from the network whenever there is
 * one, files with a hash in their name never change, and calls of the API never pass through it.
 */

interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends LongEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface ToldEvent extends LongEvent {
  data: unknown;
}
interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LongEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: ToldEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
// TypeScript knows the globals of pages only.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const worker = globalThis as unknown as WorkerScope;

/** A page kept for later: one cache each, which signing out deletes by the beginning of its name. */
interface Kept {
  name: string;
  /** Its path. */
  page: string;
  /** Paths of the built files that it has loaded. */
  files: string[];
}

const PREFIX = 'kept ';
/** A network that answers nothing for so long is none, where the page is kept. */
const PATIENCE_MS = 4000;

const isFile = (path: string): boolean => /^\/(?:assets|fonts)\/[\w./-]+$/.test(path);

function keptIn(data: unknown): Kept | undefined {
  if (typeof data !== 'object' || data === null || !('name' in data) || !('page' in data) || !('files' in data))
    return undefined;
  const { name, page, files } = data;
  if (typeof name !== 'string' || typeof page !== 'string' || !Array.isArray(files)) return undefined;
  return { name, page, files: files.filter((file): file is string => typeof file === 'string' && isFile(file)) };
}

/** The files that a page's document names. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/["'](\/(?:assets|fonts)\/[\w./-]+)["']|&quot;(\/assets\/[\w./-]+)&quot;/g)].flatMap(
    ([, plain, quoted]) => plain ?? quoted ?? [],
  );

/** Keeps a page with its files, in place of what was kept under its name. */
async function keep({ name, page, files }: Kept): Promise<void> {
  const answer = await fetch(page, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) return;
  const wanted = new Set([...files, ...filesOf(await answer.clone().text())]);
  const cache = await caches.open(PREFIX + name);
  await Promise.all(
    [...wanted].map(async (file) => {
      if ((await cache.match(file)) === undefined) await cache.add(file);
    }),
  );
  await cache.put(page, answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isFile(pathname) && !wanted.has(pathname)) await cache.delete(request);
  }
}

/** Deletes everything that is kept for later. */
async function forget(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/** The worker's tasks, one after another: a page that is still being kept is finished before everything is deleted. */
let work: Promise<void> = Promise.resolve();

/** The task that a page's message asks for; undefined if it asks for none. */
function asked(data: unknown): (() => Promise<void>) | undefined {
  if (data === 'forget') return forget;
  const kept = keptIn(data);
  return kept && (() => keep(kept));
}

/** Pages of one kind are one document: the browser draws them. */
const nameOf = (path: string): string | undefined => {
  if (/^\/desk\/door\/[^/]+$/.test(path)) return 'door';
  if (path === '/tickets') return 'tickets';
  if (path.startsWith('/careers/career-finder/')) return 'finder';
  if (/^\/rar\/current\/report(?:\/[^/]+)?$/.test(path)) return 'report';
  return undefined;
};

async function keptPage(path: string): Promise<Response | undefined> {
  const name = nameOf(path);
  if (name === undefined || !(await caches.has(PREFIX + name))) return undefined;
  const cache = await caches.open(PREFIX + name);
  const pages = (await cache.keys()).filter(({ url }) => !isFile(new URL(url).pathname));
  const [page] = pages;
  return page && cache.match(page);
}

/** The page from the network; without one, the kept page, or the way to the tickets on this phone. */
async function open(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await keptPage(pathname);
  const fromNetwork = fetch(request);
  const late = new Promise<undefined>((resolve) => {
    if (kept !== undefined) setTimeout(resolve, PATIENCE_MS);
  });
  try {
    const answer = await Promise.race([fromNetwork, late]);
    if (answer !== undefined) return answer;
  } catch (error) {
    if (kept === undefined) {
      if (await caches.has(`${PREFIX}tickets`)) return Response.redirect('/tickets', 302);
      throw error;
    }
  }
  fromNetwork.catch(() => undefined);
  return kept ?? Response.error();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  // Without network there is nothing to keep: what was kept stays.
  work = work.then(asked(event.data)).catch(() => undefined);
  event.waitUntil(work);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !/^\/(?:api|pictures|webhooks|test)\//.test(pathname))
    event.respondWith(open(request));
  else if (isFile(pathname))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});
