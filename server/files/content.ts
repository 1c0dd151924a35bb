import { Problem } from '../http/problem.ts';
import type { ProblemCode } from '../http/problem-texts.ts';

/** What is kept of an upload: written anew, or looked at closely. */
export type Content = { bytes: Buffer; mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' };

export type FileKind = 'jpeg' | 'png' | 'pdf';

const beginnings: [FileKind, Buffer][] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['pdf', Buffer.from('%PDF-')],
];

/** What a file is by its first bytes, whatever it calls itself. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  return beginnings.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0];
}

/** A refusal of the file in this field of the form. */
export const refuseFile = (field: string, code: ProblemCode): Problem =>
  new Problem(422, code, { fields: { [field]: [code] } });
