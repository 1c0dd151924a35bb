/** What of a query makes another page of it; the rest only looks at the same one in another way. */
const telling = ['page', 'locale'];

/**
 * The one address, without the origin, of a page that is shown at many; `language` makes it the page in that language, an empty one that in
 * the language that the visitor has chosen.
 */
export function canonicalPath(path: string, search: string, language?: string): string {
  const asked = new URLSearchParams(search);
  if (language !== undefined) asked.set('locale', language);
  const kept = telling.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
