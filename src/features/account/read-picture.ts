/** The largest file that the portal accepts, in bytes. */
const most = 10 * 1024 * 1024;
const kinds = ['image/jpeg', 'image/png'];

/** The reasons to reject a file as a profile picture. */
export type PictureProblem = 'wrongKind' | 'tooLarge' | 'unreadable';

/** Decodes a picture as the person sees it, or returns the reason to reject it. */
export async function readPicture(file: File): Promise<ImageBitmap | PictureProblem> {
  if (!kinds.includes(file.type)) return 'wrongKind';
  if (file.size > most) return 'tooLarge';
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => 'unreadable' as const);
}
