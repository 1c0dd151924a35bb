/** The most that the portal takes, in bytes. */
const most = 10 * 1024 * 1024;
const kinds = ['image/jpeg', 'image/png'];

/** Why a file cannot be a profile picture. */
export type PictureProblem = 'wrongKind' | 'tooLarge' | 'unreadable';

/** A picture as the person sees it, or why it will not do. */
export async function readPicture(file: File): Promise<ImageBitmap | PictureProblem> {
  if (!kinds.includes(file.type)) return 'wrongKind';
  if (file.size > most) return 'tooLarge';
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => 'unreadable' as const);
}
