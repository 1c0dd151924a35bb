/** A scheme, a mailbox, or letters on both sides of a dot, which mail programs turn into a link. */
const ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/iu;

/** True if a text contains something that programs turn into a link: `x.com/win`, `www.x`, `me@x.com`, also with other scripts' dots. */
export function holdsWebAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  return ADDRESS.test(plain);
}
