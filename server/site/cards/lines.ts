/** The room for lines: their width, their greatest number, and a function that measures a text's width. */
export type Room = { width: number; most: number; widthOf: (text: string) => number };

/** Breaks a text at spaces into lines no wider than `width`, except for a single word that is wider. */
export function linesOf(text: string, { width, widthOf }: Omit<Room, 'most'>): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** True if the lines fit their width and their number. */
export const haveRoom = (lines: readonly string[], { width, most, widthOf }: Room): boolean =>
  lines.length <= most && lines.every((line) => widthOf(line) <= width);

/** At most as many lines as there is room for; … replaces any text that does not fit. */
export function cutLines(lines: readonly string[], room: Room): string[] {
  const { width, most, widthOf } = room;
  const kept = lines.slice(0, most);
  return kept.map((line, at) => {
    const goesOn = at === most - 1 && lines.length > most;
    return !goesOn && widthOf(line) <= width ? line : cut(line, room);
  });
}

/** The longest beginning of a line that fits with … after it. */
function cut(line: string, { width, widthOf }: Room): string {
  const letters = Array.from(line);
  const beginning = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
  let fitting = 0;
  let tooLong = letters.length + 1;
  while (tooLong - fitting > 1) {
    const length = Math.floor((fitting + tooLong) / 2);
    if (widthOf(beginning(length)) <= width) fitting = length;
    else tooLong = length;
  }
  return beginning(fitting);
}
