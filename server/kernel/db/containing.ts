/** A `like` pattern for texts that contain these words literally, with one space between them. */
export const containing = (words: string): string =>
  // PostgreSQL refuses NUL, and no text contains other control characters.
  `%${words
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
