/** A `like` pattern for texts that contain these words literally. */
export const containing = (words: string): string =>
  // PostgreSQL refuses NUL, and no text contains other control characters.
  `%${words
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
