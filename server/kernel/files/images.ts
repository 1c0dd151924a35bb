import sharp, { type Sharp } from 'sharp';
import { type Content, kindOf, Refusal } from './content.ts';
import { isPolyglot } from './polyglot.ts';

/** A bomb of a few kilobytes can unpack into gigabytes. */
const MOST_PIXELS = 40_000_000;
const LICENCE_SIDE = 2000;
const PICTURE_SIDE = 512;

// The library reads dozens of formats; uploads may reach only two of its readers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);
sharp.concurrency(1);

/** A square of a picture, in pixels of the upright picture. */
export type Crop = { left: number; top: number; side: number };

/**
 * Rewrites a photo of a paper: JPEG of at most 2000 pixels a side, upright, without the camera's metadata (place, time,
 * device). Throws Refusal if it is no JPG or PNG, is broken, or hides something else.
 */
export async function writeLicence(bytes: Buffer): Promise<Content> {
  const { image } = await readImage(bytes);
  const fitted = image.resize(LICENCE_SIDE, LICENCE_SIDE, { fit: 'inside', withoutEnlargement: true });
  const written = await write(fitted.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }));
  return { bytes: written, mediaType: 'image/jpeg' };
}

/** Rewrites a profile picture: a square WebP of 512 pixels, `crop` or the middle. Throws Refusal as above, and for a crop outside it. */
export async function writePicture(bytes: Buffer, crop?: Crop): Promise<Content> {
  const { image, width, height } = await readImage(bytes);
  const square = crop === undefined ? image : image.extract(within(crop, width, height));
  const resized = square.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' });
  return { bytes: await write(resized.webp({ quality: 82 })), mediaType: 'image/webp' };
}

/** Rewrites a picture among documents in its own format. Throws Refusal as above. */
export async function writeImage(bytes: Buffer): Promise<Content> {
  const { image, kind } = await readImage(bytes);
  if (kind === 'png') return { bytes: await write(image.png()), mediaType: 'image/png' };
  return { bytes: await write(image.jpeg({ quality: 90 })), mediaType: 'image/jpeg' };
}

type Read = { image: Sharp; kind: 'jpeg' | 'png'; width: number; height: number };

async function readImage(bytes: Buffer): Promise<Read> {
  const kind = kindOf(bytes);
  if (kind !== 'jpeg' && kind !== 'png') throw new Refusal('not_jpg_png');
  if (isPolyglot(bytes)) throw new Refusal('file_hides_another');
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const { autoOrient } = await image.metadata().catch((error: unknown) => Promise.reject(refusalOf(error)));
  return { image: image.autoOrient(), kind, ...autoOrient };
}

function within({ left, top, side }: Crop, width: number, height: number) {
  if (side < 1 || left + side > width || top + side > height) throw new Refusal('crop_outside');
  return { left, top, width: side, height: side };
}

function write(image: Sharp): Promise<Buffer> {
  return image.toBuffer().catch((error: unknown) => Promise.reject(refusalOf(error)));
}

function refusalOf(error: unknown): Refusal {
  const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
  return new Refusal(isTooLarge ? 'too_many_pixels' : 'file_broken');
}
