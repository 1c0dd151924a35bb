import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const face = (file: string): Font => create(readFileSync(new URL(`../../kernel/fonts/${file}.ttf`, import.meta.url)));

/** The portal's typefaces. Text is set as outlines: pictures look the same on a machine without any fonts. */
const faces = { display: face('besley-900'), text: face('figtree-700') };

/** The setting of a text: size in pixels, tracking as a fraction of the size. */
export type Lettering = { face: keyof typeof faces; size: number; tracking: number };

/** The glyphs of a line, each with its advance in pixels. Characters that the typeface lacks are left out. */
function glyphsOf(text: string, { face: name, size, tracking }: Lettering) {
  const font = faces[name];
  const scale = size / font.unitsPerEm;
  const known = Array.from(text.normalize('NFC')).filter((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  const { glyphs, positions } = font.layout(known.join(''));
  return glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    return { path, scale, advance: xAdvance * scale + tracking * size, dx: xOffset * scale, dy: yOffset * scale };
  });
}

/** The width of a line in pixels. */
export const widthOf = (text: string, lettering: Lettering): number =>
  glyphsOf(text, lettering).reduce((width, { advance }) => width + advance, 0);

/** A line as the `d` of an SVG path, from `x` on its baseline. */
export function outlineOf(text: string, lettering: Lettering, x: number, baseline: number): string {
  let pen = x;
  const outlines = glyphsOf(text, lettering).map(({ path, scale, advance, dx, dy }) => {
    const placed = path.transform(scale, 0, 0, -scale, pen + dx, baseline - dy);
    pen += advance;
    return placed.toSVG();
  });
  return outlines.join('');
}
