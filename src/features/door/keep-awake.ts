/** Keeps the screen on while the page is in sight, where the browser can. Returns the function that ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    const keep = (given: WakeLockSentinel | undefined) => (lock = given);
    // Refused on a low battery, say.
    void navigator.wakeLock?.request('screen').then(keep, () => keep(undefined));
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
