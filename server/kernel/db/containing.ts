/** A `like` pattern for texts that contain these words literally. Texts are kept with each mark in its letter, however the words were typed. */
export const containing = (words: string): string =>
  // PostgreSQL refuses NUL, and no text contains other control characters.
  `%${words
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
