import { icon, mark, shape } from './SeatLegend.css.ts';
import { seatShape } from './seat-shape.ts';

export type SeatLook = 'available' | 'selected' | 'onHold' | 'booked';

/** Hatching of a seat on hold, as lines clear of the outline. */
const hatch = 'M-13 14L13 -12M-13 5L3 -11M-5 15L15 -5M4 15L15 4';

/** A seat as the map draws it. The number of `piping` lines shows its category. */
export function SeatIcon({ look, piping = 0 }: { look: SeatLook; piping?: number }) {
  return (
    <svg className={icon} viewBox="-22 -22 44 44" aria-hidden="true">
      {look === 'onHold' && <path className={shape.ground} d={seatShape.body} />}
      {look === 'onHold' && <path className={mark.onHold} d={hatch} />}
      <path className={shape[look]} d={seatShape.body} />
      {look === 'available' && piping > 0 && <path className={mark.available} d={seatShape.piping(piping)} />}
      {look === 'selected' && <path className={mark.selected} d={seatShape.tick} />}
      {look === 'booked' && <path className={mark.booked} d={seatShape.cross} />}
    </svg>
  );
}
