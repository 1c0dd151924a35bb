import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from './app-link.ts';

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
