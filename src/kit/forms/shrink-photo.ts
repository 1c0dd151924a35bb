/** The longer side in pixels: enough to read the smallest print on a card that fills the picture. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.86;

/** The size at which a picture is drawn: its own, unless a side is too long. */
export function fittingSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

async function drawn(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittingSize(picture));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return jpegOf(canvas);
}

/**
 * A photograph small enough to be sent over a phone's connection, upright, and without the camera's location data. A file that is no
 * picture, or would not become smaller, is returned as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return file;
  const jpeg = await drawn(picture);
  picture.close();
  if (jpeg === null || jpeg.size >= file.size) return file;
  return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type });
}
