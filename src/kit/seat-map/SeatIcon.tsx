import type { SeatMark } from '../../../machines/seat-plan/plan.ts';
import { icon, mark as marks, shape } from './SeatLegend.css.ts';
import { seatShapes, seatSigns } from './seat-shape.ts';

export type SeatLook = 'available' | 'selected' | 'onHold' | 'booked';

/** Hatching of a seat on hold, as lines clear of the outline. */
const hatch = 'M-13 14L13 -12M-13 5L3 -11M-5 15L15 -5M4 15L15 4';

interface Props {
  look: SeatLook;
  /** The number of these lines shows the seat's category. */
  piping?: number;
  mark?: SeatMark;
}

/** A place as the map draws it. */
export function SeatIcon({ look, piping = 0, mark = 'seat' }: Props) {
  const { body, detail } = seatShapes[mark];
  return (
    <svg className={icon} viewBox="-22 -22 44 44" aria-hidden="true">
      {look === 'onHold' && <path className={shape.ground} d={body} />}
      {look === 'onHold' && <path className={marks.onHold} d={hatch} />}
      <path className={shape[look]} d={body} />
      {look === 'available' && detail === '' && piping > 0 && (
        <path className={marks.available} d={seatSigns.piping(piping)} />
      )}
      {look === 'available' && detail !== '' && <path className={marks.detail} d={detail} />}
      {look === 'selected' && <path className={marks.selected} d={seatSigns.tick} />}
      {look === 'booked' && <path className={marks.booked} d={seatSigns.cross} />}
    </svg>
  );
}
