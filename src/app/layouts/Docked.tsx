import { useEffect, useRef, type ReactNode } from 'react';
import { dockName } from '../../kit/theme/layout.css.ts';
import { root } from './Docked.css.ts';

/** Stays at the bottom of the window and sets its height as a CSS variable: other fixed parts are placed above it. */
export function Docked({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      const covers = getComputedStyle(element).position === 'sticky';
      style.setProperty(dockName, `${covers ? element.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(dockName);
    };
  }, []);
  return (
    <div ref={dock} className={root}>
      {children}
    </div>
  );
}
