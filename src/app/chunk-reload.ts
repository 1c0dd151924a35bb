const storageKey = 'chunk-reload:at';
const guardMs = 60_000;

/** Reloads when a new release has taken away the code that this page wants to load; at most once in 60 seconds. Never while the network is away: the page would be gone. */
export function reloadOnLostCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (!navigator.onLine || Date.now() - last < guardMs) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
}
