import { type RefObject, useEffect, useRef } from 'react';

/** Names the home of an element that has one, so that an outer one leaves the focus to an inner one. */
const mark = 'data-focus-home';

/** True if the focus has a home within an element, now. */
const hasHome = (element: Element | null): boolean =>
  element?.isConnected === true && element.querySelector(element.getAttribute(mark) ?? '') !== null;

/**
 * Keeps the focus on the page where a pressed button goes away with what it did. Once the focused element inside the returned ref's element
 * has been taken off the page, and nothing else took the focus, the first element inside that matches `home` gets it; where there is none,
 * that of an outer element.
 */
export function useFocusHome<Within extends HTMLElement>(home: string): RefObject<Within | null> {
  const within = useRef<Within>(null);
  useEffect(() => {
    const root = within.current;
    if (root === null) return undefined;
    root.setAttribute(mark, home);
    let held: Element | null = null;
    let nearest: Element | null = null;
    let path = '';
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      held = target;
      nearest = target.closest(`[${mark}]`);
      path = location.pathname;
    };
    const observer = new MutationObserver(() => {
      if (held === null || held.isConnected) return;
      const isInner = nearest !== root && hasHome(nearest);
      // Another page sees to its focus, and to how far it is scrolled, itself.
      const isTaken = isInner || path !== location.pathname || document.activeElement !== document.body;
      const target = root.querySelector<HTMLElement>(home);
      // A page that is still loading gets it with its heading.
      if (isTaken || target !== null) held = null;
      if (isTaken || target === null) return;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    });
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [home]);
  return within;
}
