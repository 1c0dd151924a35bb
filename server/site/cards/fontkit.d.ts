declare module 'fontkit' {
  type Path = {
    transform(xx: number, xy: number, yx: number, yy: number, dx: number, dy: number): Path;
    /** The outline as the `d` of an SVG path. */
    toSVG(): string;
  };
  type Glyph = { path: Path };
  /** Distances in the font's units, y upwards. */
  type GlyphPosition = { xAdvance: number; xOffset: number; yOffset: number };
  type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[] };
  };
  function create(bytes: Buffer): Font;
}
