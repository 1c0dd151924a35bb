import { useEffect } from 'react';

const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const;

const keepFromReact = (event: Event) => {
  const { target, type } = event;
  if (!(target instanceof Element && target.closest('[data-late]'))) return;
  // React must see clicks on links and fields. Those on buttons the first script repeats: React would take them twice.
  if (type !== 'click' || !target.closest('a, input, label')) event.stopPropagation();
};

/**
 * Lets presses show at once on a slow phone, from when the shell is hydrated on. In a late part, React would try at each of these events to
 * hydrate the part there and then, in vain as long as its code is not there. And the browser compiles what every press passes through in
 * React while nobody waits.
 */
export function useLatePresses(): void {
  useEffect(() => {
    for (const press of presses) document.body.addEventListener(press, keepFromReact, true);
    // Events that no component listens to. At the root itself, React would not look for a component. Not every browser has the function.
    // They have a pointer's place, zero: without one, the first script would take the page to be in use (see first-script.ts).
    (window as Partial<Window>).requestIdleCallback?.(() => {
      for (const type of ['auxclick', 'mouseover', 'mousemove', 'pointerover'])
        document.querySelector('#root a')?.dispatchEvent(new PointerEvent(type));
    });
  }, []);
}
