import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import * as styles from './Minimap.css.ts';
import { MinimapPainter } from './minimap-painter.ts';
import { watchTheme } from './seat-colours.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import type { SeatRenderer } from './seat-renderer.ts';
import type { SeatStates } from './seat-states.ts';
import { centreOn, showsAll, toMap, type View } from './view.ts';

export interface MinimapLabels {
  minimap: string;
}

interface Props {
  model: SeatMapModel;
  states: SeatStates;
  renderer: SeatRenderer;
  labels: MinimapLabels;
}

/** Size when open, in CSS pixels. */
const size = { width: 160, height: 104 };

/** True while part of the map is out of sight. */
function useHasMore(renderer: SeatRenderer): boolean {
  const subscribe = useCallback((hear: () => void) => renderer.subscribe(hear), [renderer]);
  return useSyncExternalStore(
    subscribe,
    () => !showsAll(renderer.view, renderer.model.size, renderer.viewport),
    () => false,
  );
}

/**
 * The whole map in miniature, with a frame around the visible part; a press or a drag moves there. Offered while part of the map is out of
 * sight, under the map and never over it. Keyboards move the map itself.
 */
export function Minimap({ model, states, renderer, labels }: Props) {
  const [isOpen, setOpen] = useState(false);
  // Stays while it has the focus.
  const [isFocused, setFocused] = useState(false);
  const hasMore = useHasMore(renderer);
  if (!hasMore && !isFocused) return null;
  return (
    <>
      {isOpen && <Plan {...{ model, states, renderer }} />}
      <button
        type="button"
        className={styles.toggle}
        aria-label={labels.minimap}
        aria-expanded={isOpen}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={() => setOpen(!isOpen)}
      >
        <i className={styles.caret} aria-hidden="true" />
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 4h16v12H2zM10 9h6v5h-6z" />
        </svg>
        <span className={styles.word}>{labels.minimap}</span>
      </button>
    </>
  );
}

function Plan({ model, states, renderer }: { model: SeatMapModel; states: SeatStates; renderer: SeatRenderer }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  const painter = useRef<MinimapPainter>(undefined);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new MinimapPainter(element, model, states, size);
    painter.current = made;
    const soon = later(() => made.paint(element.parentElement ?? document.body));
    const place = (view: View) => placeFrame(frame.current, made.view, renderer, view);
    place(renderer.view);
    soon.ask();
    const stops = [states.subscribe(soon.ask), watchTheme(soon.ask), renderer.subscribe(place), soon.stop];
    return () => stops.forEach((stop) => stop());
  }, [model, states, renderer]);

  const go = (event: PointerEvent<HTMLElement>) => {
    if (!painter.current || (event.type === 'pointermove' && event.buttons === 0)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = toMap(painter.current.view, { x: event.clientX - left, y: event.clientY - top });
    renderer.move(centreOn(at, renderer.view.scale, renderer.viewport));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    go(event);
  };

  return (
    <div className={styles.corner}>
      <div className={styles.plan} aria-hidden="true" onPointerDown={grab} onPointerMove={go}>
        <canvas ref={canvas} className={styles.canvas} />
        <i ref={frame} className={styles.frame} />
      </div>
    </div>
  );
}

/** Runs `work` once for a burst of requests, 120 ms after the first: the map itself is painted first. */
function later(work: () => void): { ask: () => void; stop: () => void } {
  let asked: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    asked ??= setTimeout(() => {
      asked = undefined;
      work();
    }, 120);
  };
  return { ask, stop: () => clearTimeout(asked) };
}

/** Draws the frame around the visible part of the map. */
function placeFrame(frame: HTMLElement | null, small: View, renderer: SeatRenderer, view: View): void {
  if (!frame) return;
  const ratio = small.scale / view.scale;
  const corner = toMap(view, { x: 0, y: 0 });
  const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
  const left = within(corner.x * small.scale + small.left, size.width);
  const top = within(corner.y * small.scale + small.top, size.height);
  const right = within(corner.x * small.scale + small.left + renderer.viewport.width * ratio, size.width);
  const bottom = within(corner.y * small.scale + small.top + renderer.viewport.height * ratio, size.height);
  const [width, height] = [`${Math.round(right - left)}px`, `${Math.round(bottom - top)}px`];
  frame.style.transform = `translate(${left}px, ${top}px)`;
  if (frame.style.width !== width) frame.style.width = width;
  if (frame.style.height !== height) frame.style.height = height;
}
