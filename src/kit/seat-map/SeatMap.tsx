import { useEffect, useState } from 'react';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { afterFrame } from '../browser/after-frame.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { MapControls, type ControlLabels } from './MapControls.tsx';
import type { DrawnWords } from './map-painter.ts';
import { Minimap, type MinimapLabels } from './Minimap.tsx';
import { SeatCard } from './SeatCard.tsx';
import { SeatGrid, type GridLabels } from './SeatGrid.tsx';
import * as styles from './SeatMap.css.ts';
import { seatAt, type SeatMapModel } from './seat-map-model.ts';
import { available, selected, type SeatState, type SeatStates } from './seat-states.ts';
import { useGestures, useSeatRenderer } from './use-seat-renderer.ts';
import type { Point } from './view.ts';

export interface SeatMapLabels extends ControlLabels, MinimapLabels, GridLabels {
  /** The announcement when a person chooses a seat that someone else has. */
  taken: (seat: Seat) => string;
}

interface Props {
  /** From `createSeatMapModel`, kept while the plan is the same. */
  model: SeatMapModel;
  states: SeatStates;
  labels: SeatMapLabels;
  /** Words on the drawing. Keep the object while the language is the same: a new one repaints the map. */
  words: DrawnWords;
  /** A seat in words, for screen readers and the card at the pointer: zone, row, seat, category, price, state. */
  describe: (seat: Seat, state: SeatState) => string;
  /** Called only for seats that are available or selected. The caller changes `states`. */
  onToggle: (index: number) => void;
  /** Announced politely when it changes: other people's choices, the outcome of one's own. */
  announce?: string;
  /** A seat to scroll into view, now and whenever it changes. */
  reveal?: number | undefined;
  /** Seats can be looked at but not chosen. */
  disabled?: boolean;
}

/** How far outside a seat's edge a press still counts, in CSS pixels. */
const slack = { touch: 8, mouse: 3 };

/** The seat map: a canvas to see and press, a grid for keyboards and screen readers. Fills its parent's height. */
export function SeatMap({
  model,
  states,
  labels,
  words,
  describe,
  onToggle,
  announce = '',
  reveal,
  disabled = false,
}: Props) {
  const { host, renderer } = useSeatRenderer(model, states, words);
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const [refused, setRefused] = useState<number>();

  useEffect(() => {
    if (reveal !== undefined) renderer?.reveal(reveal, Infinity);
  }, [renderer, reveal]);

  const toggle = (seat: number) => {
    if (disabled) return;
    const canBeHad = isOpen(states.get(seat));
    setRefused(canBeHad ? undefined : seat);
    if (canBeHad) onToggle(seat);
  };
  const activate = (seat: number) => {
    setRefused(undefined);
    setActive(seat);
  };

  const tap = (at: Point, pointerType: string) => {
    if (!renderer) return;
    if (!renderer.choosable) return renderer.zoomToChoose(at);
    const seat = renderer.seatAt(at, pointerType === 'mouse' ? slack.mouse : slack.touch);
    if (seat === -1) return setPointed(undefined);
    toggle(seat);
    afterFrame(() => setActive(seat));
    if (pointerType !== 'mouse') setPointed(seat);
  };

  const hover = (at: Point | undefined) => {
    const seat = at && renderer?.choosable ? renderer.seatAt(at, slack.mouse) : -1;
    setPointed(seat === -1 ? undefined : seat);
  };
  useGestures(renderer, { tap, hover });

  const asked = refused === undefined ? undefined : seatAt(model, refused);
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <div
          ref={host}
          className={styles.canvas}
          data-over={pointed === undefined ? undefined : overOf(states.get(pointed))}
          aria-hidden="true"
        />
        <SeatGrid {...{ model, states, renderer, active, labels, describe, toggle, disabled }} onActive={activate} />
        {renderer && pointed !== undefined && <SeatCard {...{ states, renderer, describe }} seat={pointed} />}
        <LiveRegion text={announce} />
        <LiveRegion text={asked ? labels.taken(asked) : ''} />
      </div>
      <div className={styles.foot}>
        <Minimap {...{ model, states, renderer, labels }} />
        <MapControls labels={labels} renderer={renderer} />
      </div>
    </div>
  );
}

const isOpen = (state: SeatState) => state === available || state === selected;
const overOf = (state: SeatState) => (isOpen(state) ? 'seat' : 'taken');
