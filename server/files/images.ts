import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { UploadedFile } from '../http/uploaded-file.ts';
import { type Content, kindOf, refuseFile } from './content.ts';
import { isTwoThings } from './two-things.ts';

/** A bomb of a few kilobytes can unpack into gigabytes. */
const MOST_PIXELS = 40_000_000;
const LICENCE_SIDE = 2000;
const PICTURE_SIDE = 512;

// The library reads dozens of formats; uploads reach two of their readers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);

/** A square of a picture, in pixels of the picture as it is looked at. */
export type Crop = { left: number; top: number; side: number };

/**
 * A photo of a paper, written anew: JPEG of at most 2000 pixels a side, upright, without anything that the camera added (place, time,
 * device). Throws 422 for `field` when it is no JPG or PNG, is broken, or hides something else.
 */
export async function encodeLicence(file: UploadedFile, field: string): Promise<Content> {
  const { image } = await readImage(file, field);
  const fitted = image.resize(LICENCE_SIDE, LICENCE_SIDE, { fit: 'inside', withoutEnlargement: true });
  const bytes = await written(fitted.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }), field);
  return { bytes, mediaType: 'image/jpeg' };
}

/**
 * A profile picture, written anew: a square WebP of 512 pixels, of `crop` or of the middle. Throws 422 for `field` as above, and for
 * `crop_size` when the square is not within the picture.
 */
export async function encodePicture(file: UploadedFile, field: string, crop?: Crop): Promise<Content> {
  const { image, width, height } = await readImage(file, field);
  const square = crop === undefined ? image : image.extract(within(crop, width, height));
  const resized = square.resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' });
  return { bytes: await written(resized.webp({ quality: 82 }), field), mediaType: 'image/webp' };
}

/** A picture among documents, written anew in its own format. Throws 422 for `field` as above. */
export async function encodeImage(file: UploadedFile, field: string): Promise<Content> {
  const { image, kind } = await readImage(file, field);
  if (kind === 'png') return { bytes: await written(image.png(), field), mediaType: 'image/png' };
  return { bytes: await written(image.jpeg({ quality: 90 }), field), mediaType: 'image/jpeg' };
}

type Read = { image: Sharp; kind: 'jpeg' | 'png'; width: number; height: number };

async function readImage(file: UploadedFile, field: string): Promise<Read> {
  const bytes = await readFile(file.path);
  const kind = kindOf(bytes);
  if (kind !== 'jpeg' && kind !== 'png') throw refuseFile(field, 'not_jpg_png');
  if (isTwoThings(bytes)) throw refuseFile(field, 'file_hides_another');
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { autoOrient } = await image.metadata().catch((error: unknown) => Promise.reject(asProblem(error, field)));
  return { image: image.autoOrient(), kind, ...autoOrient };
}

function within({ left, top, side }: Crop, width: number, height: number) {
  if (side < 1 || left + side > width || top + side > height) throw refuseFile('crop_size', 'crop_outside');
  return { left, top, width: side, height: side };
}

function written(image: Sharp, field: string): Promise<Buffer> {
  return image.toBuffer().catch((error: unknown) => Promise.reject(asProblem(error, field)));
}

function asProblem(error: unknown, field: string) {
  const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
  return refuseFile(field, isTooLarge ? 'too_many_pixels' : 'file_broken');
}
