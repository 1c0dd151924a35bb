import sharp from 'sharp';

// The library reads dozens of formats; here it is given only the portal's own drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The art is in flat paints: this many colours are enough for them and their edges. */
const COLOURS = 128;

/** Turns an SVG without text into a PNG of its size. For a process of its own: the library does not give its memory back. */
export const drawPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, effort: 7 }).toBuffer();
