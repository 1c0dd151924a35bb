/** Which adverts a path may carry. */
export interface AdvertsAt {
  /** The union's own banner above the page. */
  topBanner: boolean;
  /** `rotating` at the foot of the window, `popup` over the whole of it. */
  advert: 'rotating' | 'popup' | 'none';
}

const popupPaths = ['/register/parking-permit', '/services/parking-permit', '/account/parking-permit'];

/** The adverts of a path (without query and hash). Whether they show also hangs on the layout and on the visitor's consent. */
export function advertsAt(pathname: string): AdvertsAt {
  const path = pathname.toLowerCase();
  const topBanner = path === '/';
  if (popupPaths.some((start) => path.startsWith(start))) return { topBanner, advert: 'popup' };
  return { topBanner, advert: path.startsWith('/register') ? 'none' : 'rotating' };
}
