import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { afterFrame } from '../browser/after-frame.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { MapControls, type ControlLabels } from './MapControls.tsx';
import type { DrawnWords } from './map-painter.ts';
import { Minimap, type MinimapLabels } from './Minimap.tsx';
import { SeatCard } from './SeatCard.tsx';
import { SeatGrid, type GridLabels } from './SeatGrid.tsx';
import * as styles from './SeatMap.css.ts';
import type { Over, SeatRenderer } from './seat-renderer.ts';
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
  announce?: ReactNode;
  /** A seat to scroll into view, now and whenever it changes. */
  reveal?: number | undefined;
  /** The best free seats: the map opens on them if it is too large to open whole. */
  opensAt?: readonly number[];
  /** 1 for each seat that a filter excludes. Keep the object while the filter is the same: a new one repaints the map. */
  aside?: Uint8Array | undefined;
  /** A picture for the card at the mouse, such as the view from the seat. */
  renderPreview?: (seat: Seat) => ReactNode;
  /** Further buttons in the row under the map. */
  tools?: ReactNode;
  /** Seats can be looked at but not chosen. */
  disabled?: boolean;
}

/** The outcome of a tap, for the second half of a double tap: only a tap that did nothing yet may zoom. */
type Tapped = 'nothing' | 'zoomed' | 'chose';

const nowhere: readonly number[] = [];

/** How far outside a seat's edge a press still counts, in CSS pixels. */
const slack = { touch: 8, mouse: 3 };

/** The seat map: a canvas to see and press, a grid for keyboards and screen readers. Fills its parent's height. */
export function SeatMap(props: Props) {
  const { model, states, labels, words, opensAt = nowhere, tools } = props;
  const { host, renderer } = useSeatRenderer(model, states, words, opensAt);
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <div ref={host} className={styles.canvas} aria-hidden="true" />
        {renderer && <Seats {...props} renderer={renderer} />}
      </div>
      <div className={styles.foot}>
        {tools}
        {renderer && <Minimap {...{ model, states, renderer, labels }} />}
        {renderer && <MapControls {...{ labels, renderer }} />}
      </div>
    </div>
  );
}

/** All that answers a person: gestures, keys, the card at the pointer, announcements. */
function Seats({
  model,
  states,
  renderer,
  labels,
  describe,
  onToggle,
  announce = '',
  reveal,
  aside,
  renderPreview,
  disabled = false,
}: Props & { renderer: SeatRenderer }) {
  const tapped = useRef<Tapped>('nothing');
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const [byMouse, setByMouse] = useState(false);
  const [refused, setRefused] = useState<{ seat: number; press: number }>();

  useEffect(() => {
    if (reveal !== undefined) renderer.reveal(reveal, Infinity);
  }, [renderer, reveal]);

  useEffect(() => renderer.leaveAside(aside), [renderer, aside]);

  const over = pointed === undefined ? 'nothing' : overOf(states.get(pointed));
  useEffect(() => renderer.showOver(over, byMouse ? pointed : undefined), [renderer, over, byMouse, pointed]);

  const toggle = (seat: number) => {
    if (disabled) return;
    const canBeHad = isOpen(states.get(seat));
    setRefused((before) => (canBeHad ? undefined : { seat, press: (before?.press ?? 0) + 1 }));
    if (canBeHad) onToggle(seat);
  };
  const activate = (seat: number) => {
    setRefused(undefined);
    setActive(seat);
  };

  const act = (at: Point, pointerType: string, isSecond: boolean): Tapped => {
    if (isSecond || !renderer.choosable) {
      // The first half has acted already: the second must not release the seat or zoom out again.
      if (!isSecond || tapped.current === 'nothing') renderer.zoomToBlock(at);
      return 'zoomed';
    }
    const seat = renderer.seatAt(at, pointerType === 'mouse' ? slack.mouse : slack.touch);
    if (seat === -1) {
      setPointed(undefined);
      return 'nothing';
    }
    toggle(seat);
    afterFrame(() => setActive(seat));
    if (pointerType !== 'mouse') point(seat, false);
    return isOpen(states.get(seat)) ? 'chose' : 'nothing';
  };
  const tap = (...pressed: Parameters<typeof act>) => {
    tapped.current = act(...pressed);
  };

  const point = (seat: number, isMouse: boolean) => {
    setPointed(seat === -1 ? undefined : seat);
    setByMouse(isMouse);
  };
  const hover = (at: Point | undefined) =>
    point(at && renderer.choosable ? renderer.seatAt(at, slack.mouse) : -1, true);
  useGestures(renderer, { tap, hover });

  const asked = refused === undefined ? undefined : seatAt(model, refused.seat);
  return (
    <>
      <SeatGrid {...{ model, states, renderer, active, labels, describe, toggle, disabled }} onActive={activate} />
      {pointed !== undefined && (
        <SeatCard
          {...{ states, renderer, describe }}
          seat={pointed}
          renderPreview={byMouse ? renderPreview : undefined}
        />
      )}
      <LiveRegion text={announce} />
      <LiveRegion text={asked && <span key={refused?.press}>{labels.taken(asked)}</span>} />
    </>
  );
}

const isOpen = (state: SeatState) => state === available || state === selected;
const overOf = (state: SeatState): Over => (isOpen(state) ? 'seat' : 'taken');
