/** A thrown value in words: an error's message or else its name; anything else as JSON, so that a string has its quotes. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message === '' ? thrown.name : thrown.message;
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}
