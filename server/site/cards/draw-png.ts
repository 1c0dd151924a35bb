import sharp from 'sharp';

// The library reads dozens of formats; here it is given what the portal has drawn by itself, and nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Flat paints: this many colours hold them and their edges. */
const COLOURS = 128;

/** Turns an SVG that needs no fonts into a PNG of its size. For a process of its own: what it takes of memory it does not give back. */
export const drawPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, effort: 7 }).toBuffer();
