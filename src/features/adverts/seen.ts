/** Adverts that were closed or shown in this visit, which lasts as long as the tab. */
const prefix = 'advert:';

/** True if this kind of advert has been shown already. False if the browser has no storage. */
export function wasSeen(kind: 'rotating' | 'popup'): boolean {
  try {
    return sessionStorage.getItem(prefix + kind) !== null;
  } catch {
    return false;
  }
}

/** Notes that this kind of advert has been shown. Call only after consent. */
export function markSeen(kind: 'rotating' | 'popup'): void {
  try {
    sessionStorage.setItem(prefix + kind, '1');
  } catch {
    // Storage is full or switched off: the advert will be shown again.
  }
}
