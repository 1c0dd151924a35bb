/** `rotating` at the foot of the window, `popup` over the whole of it. */
export type AdvertKind = 'rotating' | 'popup' | 'none';

const popupPaths = ['/register/parking-permit', '/services/parking-permit', '/account/parking-permit'];

/** The adverts that a path (without query and hash) may carry. Whether they show also depends on the layout and the visitor's consent. */
export function advertAt(pathname: string): AdvertKind {
  const path = pathname.toLowerCase();
  if (popupPaths.some((start) => path.startsWith(start))) return 'popup';
  return path.startsWith('/register') ? 'none' : 'rotating';
}
