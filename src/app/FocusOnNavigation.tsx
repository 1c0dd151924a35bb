import { useEffect, useRef } from 'react';
import { decoded } from '../kit/decoded.ts';
import { typedKey } from '../kit/browser/typed-key.ts';
import { firstPath } from './route-table.ts';

interface Props {
  path: string;
  /** True if the page manages scrolling and focus itself. */
  keepsPlace: boolean;
}

/** Scrolls to an element and focuses it without a ring, for sighted people and screen readers alike. */
function arriveAt(target: HTMLElement, scroll: () => void): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  scroll();
}

function arrive(restoring: boolean): void {
  const anchor = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
  if (anchor) return arriveAt(anchor, () => anchor.scrollIntoView());
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) arriveAt(heading, () => restoring || scrollTo(0, 0));
}

function restoreIfTyped(path: string): void {
  if (sessionStorage.getItem(typedKey) === null) return;
  void import('../kit/browser/typed.ts').then(({ restoreTyped }) => restoreTyped(path));
}

/** The path on screen: the rendered one until the first arrival, because this code may not load before the next page. */
let shown = firstPath();

/** Beside the page, inside its Suspense: acts once the new page is on screen. Back and Forward keep their scroll position. */
export function FocusOnNavigation({ path, keepsPlace }: Props) {
  const restoring = useRef(false);
  useEffect(() => {
    const remember = () => {
      restoring.current = true;
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);
  // Only a freshly loaded page can have been typed into before.
  useEffect(() => restoreIfTyped(location.pathname), []);
  useEffect(() => {
    const moved = shown !== undefined && shown !== path;
    shown = path;
    if (moved && !keepsPlace) arrive(restoring.current);
    restoring.current = false;
  }, [path, keepsPlace]);
  return null;
}
