import { oneLine } from '../text/words.ts';

/** In characters. */
const LONGEST_NAME = 120;

/** A file from a form, in a temporary place: deleted once the call is answered. Its name and type are not to be trusted. */
export class UploadedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly name: string;
  readonly mediaType: string;
  readonly sha256: string;

  constructor(facts: { path: string; size: number; name: string; mediaType: string; sha256: string }) {
    this.path = facts.path;
    this.size = facts.size;
    this.name = facts.name;
    this.mediaType = facts.mediaType;
    this.sha256 = facts.sha256;
  }

  /** Its name on one line, without signs that turn the text around; a plain word if nothing is left. */
  get shownName(): string {
    const characters = Array.from(oneLine(this.name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')));
    const plain = characters.slice(0, LONGEST_NAME).join('');
    return /[\p{L}\p{N}]/u.test(plain) ? plain : 'document';
  }

  /** The identity of an upload: a repeat with the same Idempotency-Key has another path. */
  toJSON(): { name: string; sha256: string } {
    return { name: this.name, sha256: this.sha256 };
  }
}
