import { Problem } from '../http/problem.ts';
import type { UploadedFile } from '../http/uploaded-file.ts';
import type { Content } from './content.ts';
import type { Crop } from './images.ts';
import { inspectApart, type InspectionOrder } from './inspect-apart.ts';

/** A photo of a paper, as it is stored. Throws 422 for `field` if it is not a genuine JPG or PNG, and 503 when too many are queued. */
export const encodeLicence = (file: UploadedFile, field: string): Promise<Content> =>
  encode({ path: file.path, purpose: 'licence' }, field);

/** A profile picture, as it is stored: a square of it, `crop` or the middle. Throws as above, and 422 for `crop_size`. */
export const encodePicture = (file: UploadedFile, field: string, crop?: Crop): Promise<Content> =>
  encode({ path: file.path, purpose: 'picture', crop }, field);

/** A document, as it is stored. Throws as above, and 422 for `field` if it is not a genuine PDF either. */
export const encodeDocument = (file: UploadedFile, field: string): Promise<Content> =>
  encode({ path: file.path, purpose: 'document' }, field);

async function encode(order: InspectionOrder, field: string): Promise<Content> {
  const outcome = await inspectApart(order);
  if ('content' in outcome) return outcome.content;
  const code = outcome.refused;
  const fields = { [code === 'crop_outside' ? 'crop_size' : field]: [code] };
  throw new Problem(422, code, { fields });
}
