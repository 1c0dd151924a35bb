const storageKey = 'chunk-reload:at';
const guardMs = 60_000;

/** Reloads when a new release has taken away the code that this page wants to load; at most once in 60 seconds. */
export function reloadOnLostCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < guardMs) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
}
