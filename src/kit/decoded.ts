/** A part of an address as a text; as it stands if it encodes none, such as `%`. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
