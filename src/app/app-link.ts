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
