import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, type RefCallback } from 'react';
import { afterFrame } from '../browser/after-frame.ts';
import { listenToGestures, type GestureHandlers } from './gestures.ts';
import type { DrawnWords } from './map-painter.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import { SeatRenderer } from './seat-renderer.ts';
import type { SeatStates } from './seat-states.ts';
import { layer } from './SeatMap.css.ts';

/**
 * Draws the map into the element that takes `host`, before the browser paints. The renderer is `undefined` until that frame is on the screen
 * (and on the server): whatever stands around the seats waits for it.
 */
export function useSeatRenderer(
  model: SeatMapModel,
  states: SeatStates,
  words: DrawnWords,
  opensAt: readonly number[],
): { host: RefCallback<HTMLElement>; renderer: SeatRenderer | undefined } {
  const [renderer, setRenderer] = useState<SeatRenderer>();
  // Only the map's first drawing depends on these.
  const [[best, firstWords]] = useState([opensAt, words] as const);
  const host = useCallback(
    (element: HTMLElement) => {
      const made = new SeatRenderer(element, model, states, { layer, best });
      made.draw(firstWords);
      const callOff = afterFrame(() => setRenderer(made));
      return () => {
        callOff();
        made.dispose();
      };
    },
    [model, states, best, firstWords],
  );
  useLayoutEffect(() => renderer?.draw(words), [renderer, words]);
  return { host, renderer };
}

/** Lets the pointer move the map and choose seats. */
export function useGestures(renderer: SeatRenderer, { tap, hover }: Pick<GestureHandlers, 'tap' | 'hover'>): void {
  const onTap = useEffectEvent(tap);
  const onHover = useEffectEvent(hover);
  useEffect(
    () =>
      listenToGestures(renderer.host, {
        pan: (dx, dy) =>
          renderer.move({ ...renderer.view, left: renderer.view.left + dx, top: renderer.view.top + dy }),
        zoom: (factor, at) => renderer.zoom(factor, at),
        tap: (...tapped) => onTap(...tapped),
        hover: (at) => onHover(at),
      }),
    [renderer],
  );
}
