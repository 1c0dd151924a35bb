import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from './app-link.ts';

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

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
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
