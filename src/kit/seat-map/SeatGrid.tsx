import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import * as styles from './SeatGrid.css.ts';
import { rowOf, rowSeats, seatPoint, type SeatMapModel } from './seat-map-model.ts';
import { moveBy } from './seat-moves.ts';
import type { SeatRenderer } from './seat-renderer.ts';
import { isOpen, selected, type SeatState, type SeatStates } from './seat-states.ts';
import { useSeatReader } from './use-seat-reader.ts';
import { toViewport, type View } from './view.ts';

export interface GridLabels {
  /** The map's name, and its keys: arrows, Home, End, Page Up, Page Down, Space. */
  map: string;
}

interface Props {
  model: SeatMapModel;
  states: SeatStates;
  renderer: SeatRenderer;
  labels: GridLabels;
  describe: (seat: Seat, state: SeatState) => string;
  /** The seat in the tab order. */
  active: number;
  onActive: (seat: number) => void;
  toggle: (seat: number) => void;
  disabled: boolean;
}

/** Cells in the page on either side of the active one: enough to read the neighbours, few enough for any assistive technology. */
const around = 8;
const panStep = 96;

/** The seats as a grid for keyboards and screen readers. Only cells near the active one are in the page; each lies over its drawn seat. */
export function SeatGrid({ model, states, renderer, labels, describe, active, onActive, toggle, disabled }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const stateOf = useSeatReader(states);
  usePlacing(grid, renderer, active);
  const takeFocusAlong = useFocusOn(grid, active);
  const rowAt = rowOf(model, active);
  const first = model.rows[rowAt]?.first ?? 0;
  const cells = rowSeats(model, active).filter(({ index }) => Math.abs(index - active) <= around);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moveBy(model, active, event.key);
    if (event.shiftKey && pan(renderer, event.key)) event.preventDefault();
    else if (to !== undefined) {
      event.preventDefault();
      if (to !== active) takeFocusAlong();
      onActive(to);
      renderer.reveal(to);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      toggle(active);
    } else if (zoomByKey(renderer, event.key)) event.preventDefault();
  };

  return (
    <div
      ref={grid}
      className={styles.grid}
      role="grid"
      aria-label={labels.map}
      aria-multiselectable
      aria-rowcount={model.rows.length}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onKeyDown={press}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawn map is no table: its cells lie over the seats */}
      <div role="row" aria-rowindex={rowAt + 1} className={styles.row}>
        {cells.map((seat) => (
          <div
            key={seat.index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="gridcell"
            className={styles.cell}
            data-seat={seat.index}
            tabIndex={seat.index === active ? 0 : -1}
            aria-colindex={seat.index - first + 1}
            aria-label={describe(seat, stateOf(seat.index))}
            aria-selected={stateOf(seat.index) === selected}
            aria-disabled={disabled || !isOpen(stateOf(seat.index)) || undefined}
            onFocus={() => seat.index !== active && onActive(seat.index)}
          />
        ))}
      </div>
      <div className={styles.ring} />
    </div>
  );
}

function pan(renderer: SeatRenderer, key: string): boolean {
  const [dx, dy] = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return false;
  const { left, top, scale } = renderer.view;
  renderer.glide({ scale, left: left + (dx ?? 0) * panStep, top: top + (dy ?? 0) * panStep });
  return true;
}

function zoomByKey(renderer: SeatRenderer, key: string): boolean {
  if (key === '+' || key === '=') renderer.zoom(1.6, undefined, true);
  else if (key === '-') renderer.zoom(1 / 1.6, undefined, true);
  else if (key === '0') renderer.fit();
  else return false;
  return true;
}

/** Places the cells and the ring over their seats. */
function usePlacing(grid: RefObject<HTMLDivElement | null>, renderer: SeatRenderer, active: number): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const { model } = renderer;
    for (const cell of element.querySelectorAll<HTMLElement>('[data-seat]')) {
      const seat = Number(cell.dataset['seat']);
      const { x, y } = seatPoint(model, seat);
      const reach = model.index.radius[seat] ?? 0;
      Object.assign(cell.style, {
        left: `${x - reach}px`,
        top: `${y - reach}px`,
        width: `${2 * reach}px`,
        height: `${2 * reach}px`,
      });
    }
    placeAt(element, renderer, active, renderer.view);
    return followView(element, renderer, active);
  }, [grid, renderer, active]);
}

/** Returns a function that makes the next active cell take the focus: the cell that has it may leave the page with its row. */
function useFocusOn(grid: RefObject<HTMLElement | null>, active: number): () => void {
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-seat="${active}"]`)?.focus({ preventScroll: true });
  }, [grid, active]);
  return () => {
    asked.current = true;
  };
}

/** Milliseconds without movement of the view after which the cells follow it. */
const rest = 150;

/**
 * Keeps cells and ring over their seats: at once while focus is here, else when the view rests, because moving them takes part of each
 * frame.
 */
function followView(element: HTMLElement, renderer: SeatRenderer, active: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const follow = () => placeAt(element, renderer, active, renderer.view);
  const stop = renderer.subscribe(() => {
    clearTimeout(waiting);
    if (element.contains(document.activeElement)) follow();
    else waiting = setTimeout(follow, rest);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

function placeAt(element: HTMLElement, { model }: SeatRenderer, active: number, view: View): void {
  const [row, ring] = element.children;
  const { x, y } = toViewport(view, seatPoint(model, active));
  const reach = Math.max((model.index.radius[active] ?? 0) * 1.15 * view.scale, 5) + 5;
  if (row instanceof HTMLElement) row.style.transform = `translate(${view.left}px, ${view.top}px) scale(${view.scale})`;
  if (ring instanceof HTMLElement)
    Object.assign(ring.style, {
      transform: `translate(${x - reach}px, ${y - reach}px)`,
      width: `${2 * reach}px`,
      height: `${2 * reach}px`,
    });
}
