import { plate } from './Panel.css.ts';

/** Puts a space between letters and figures, as on the car. */
const spaced = (number: string) => number.replace(/^([A-Z]+)(\d+)$/, '$1 $2');

/** A car's registration number. */
export function Plate({ number }: { number: string }) {
  return <span className={plate}>{spaced(number)}</span>;
}
