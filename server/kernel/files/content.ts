import type { ProblemCode } from '../http/problem-texts.ts';

/** The stored content of an upload: always rewritten. */
export type Content = { bytes: Buffer; mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf' };

/** An upload is refused for its content, or for the crop chosen. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;

  constructor(code: ProblemCode) {
    super(code);
    this.code = code;
  }
}

export type FileKind = 'jpeg' | 'png' | 'pdf';

const beginnings: [FileKind, Buffer][] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['pdf', Buffer.from('%PDF-')],
];

/** The type of a file from its first bytes, whatever it claims to be. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  return beginnings.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0];
}
