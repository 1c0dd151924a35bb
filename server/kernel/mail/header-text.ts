/** The octets of an encoded word's text, so that the word has at most 75 with what stands around it (RFC 2047). */
const MOST_OCTETS = 45;

/** The text in pieces that each fit into an encoded word; no letter is split. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    if (last === undefined || Buffer.byteLength(last + letter) > MOST_OCTETS) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

/**
 * A text as a header has to hold it. Nodemailer sends a text of plain letters as it is: also one that looks like an encoded word, which the
 * recipient's program would decode into another text, and one without spaces that is too long for a line.
 */
export function headerText(text: string): string {
  if (!/=\?|\S{70}/.test(text)) return text;
  return piecesOf(text)
    .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
    .join(' ');
}
