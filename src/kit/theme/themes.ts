import { colours, type DayNight, paints } from './palette.ts';

type Values<T> = { [K in keyof T]: string };

/** The colours of one theme: 0 is the day's, 1 the night's. */
export function pick<T extends Record<string, DayNight>>(pairs: T, at: 0 | 1): Values<T>;
export function pick(pairs: Record<string, DayNight>, at: 0 | 1): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[at]]));
}

/** CSS custom properties by their full names. */
export const customProperties = (group: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${group}-${name}`, value]));

const all = (at: 0 | 1) => ({
  ...customProperties('color', pick(colours, at)),
  ...customProperties('paint', pick(paints, at)),
});

/** Every colour and paint by day. */
export const daylight = all(0);
const night = all(1);
const changing = Object.keys(daylight).filter((property) => daylight[property] !== night[property]);

/** Those that change between day and night, as one theme has them. */
export const themed = (theme: 'day' | 'night'): Record<string, string> => {
  const values = theme === 'day' ? daylight : night;
  return Object.fromEntries(changing.map((property) => [property, values[property] ?? '']));
};
