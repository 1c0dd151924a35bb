/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rgb`, `#rrggbb` and `rgb(r, g, b)`; `undefined` for anything else, such as `none` or an empty text. */
export function parseColour(colour: string): Rgb | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1];
  if (hex) {
    const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const part = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
    return [part(0), part(2), part(4)];
  }
  const parts = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(colour.trim());
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colours, 1 to 21; 1 if either cannot be parsed. */
export function contrast(a: string, b: string): number {
  const [first, second] = [parseColour(a), parseColour(b)];
  if (!first || !second) return 1;
  const [x, y] = [luminance(first), luminance(second)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** A colour as one number of a canvas's pixels; black if it cannot be parsed. `opacity` from 0 to 1. */
export function pixelOf(colour: string, opacity = 1): number {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0];
  return ((Math.round(opacity * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
