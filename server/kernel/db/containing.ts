/** A pattern of `like` for texts that hold these words as they are written. */
export const containing = (words: string): string =>
  // PostgreSQL refuses NUL, and no text holds another control character.
  `%${words
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
