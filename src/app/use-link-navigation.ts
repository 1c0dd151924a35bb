import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** True for links that leave the app: another site, another window, a file, or the server's own pages. */
function leavesApp(link: HTMLAnchorElement): boolean {
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith('/api/');
  const otherWindow = link.target !== '' && link.target !== '_self';
  return elsewhere || otherWindow || link.hasAttribute('download') || link.relList.contains('external');
}

/** True for a jump within the page, which the browser handles. */
const isJump = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/** The address within the app of a link in or around the event's target; undefined for any other link. */
export function addressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !link.hasAttribute('href') || leavesApp(link) || isJump(link)) return undefined;
  return link.pathname + link.search + link.hash;
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** True if React stops the event from propagating: it does so inside a part that is not hydrated yet. */
const isHeldBack = (event: Event) => event.cancelBubble;

/** Turns clicks on the app's own plain links into navigations without a reload, so that no component needs a router. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = isPlainClick(event) ? addressOf(event) : undefined;
      if (address === undefined) return;
      event.preventDefault();
      navigate(address);
    };
    const followHeldBack = (event: MouseEvent) => isHeldBack(event) && follow(event);
    // After React's own listener, which is on the same element.
    const root = document.getElementById('root');
    root?.addEventListener('click', followHeldBack, true);
    document.addEventListener('click', follow);
    return () => {
      root?.removeEventListener('click', followHeldBack, true);
      document.removeEventListener('click', follow);
    };
  }, [navigate]);
}
