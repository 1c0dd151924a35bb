import { useEffect } from 'react';
import { useLocation } from 'wouter';

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Links that leave the app: another site, another window, a file, or the server's own pages. */
function leavesApp(link: HTMLAnchorElement): boolean {
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith('/api/');
  const otherWindow = link.target !== '' && link.target !== '_self';
  return elsewhere || otherWindow || link.hasAttribute('download') || link.relList.contains('external');
}

/** A jump within the page belongs to the browser. */
const isJump = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/** Turns clicks on the app's own plain links into navigations without a reload, so that no component needs a router. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !link.hasAttribute('href') || !isPlainClick(event) || leavesApp(link) || isJump(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
