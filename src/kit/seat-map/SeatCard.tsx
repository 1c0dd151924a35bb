import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { card } from './SeatMap.css.ts';
import { seatAt, seatPoint } from './seat-map-model.ts';
import type { SeatRenderer } from './seat-renderer.ts';
import type { SeatState, SeatStates } from './seat-states.ts';
import { useSeatReader } from './use-seat-reader.ts';
import { toViewport, type View } from './view.ts';

interface Props {
  seat: number;
  states: SeatStates;
  renderer: SeatRenderer;
  describe: (seat: Seat, state: SeatState) => string;
  /** A picture above the words. */
  renderPreview: ((seat: Seat) => ReactNode) | undefined;
}

const gap = 8;

/** Describes the seat under the pointer, above the seat or, near the top, below it. The grid says the same to screen readers. */
export function SeatCard({ seat, states, renderer, describe, renderPreview }: Props) {
  const stateOf = useSeatReader(states);
  const drawn = seatAt(renderer.model, seat);
  const words = drawn ? describe(drawn, stateOf(seat)) : '';
  return <Card key={words} {...{ words, seat, renderer }} picture={drawn && renderPreview?.(drawn)} />;
}

interface CardProps {
  words: string;
  picture: ReactNode;
  seat: number;
  renderer: SeatRenderer;
}

function Card({ words, picture, seat, renderer }: CardProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (view: View) => {
      if (element.current) placeAt(element.current, renderer, seat, view);
    };
    place(renderer.view);
    return renderer.subscribe(place);
  }, [renderer, seat]);
  return (
    <div ref={element} className={card} aria-hidden="true">
      {picture}
      {words}
    </div>
  );
}

function placeAt(element: HTMLElement, { model, viewport }: SeatRenderer, seat: number, view: View): void {
  const { x, y } = toViewport(view, seatPoint(model, seat));
  const { offsetWidth: width, offsetHeight: height } = element;
  const reach = (model.index.radius[seat] ?? 0) * 1.2 * view.scale + gap;
  const left = Math.max(gap, Math.min(x - width / 2, viewport.width - width - gap));
  const top = y - reach - height > 0 ? y - reach - height : y + reach;
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
