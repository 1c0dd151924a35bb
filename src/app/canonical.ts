/** Query parameters that make a different page; others only change the view of the same one. */
const telling = ['page', 'locale'];

/**
 * The canonical address, without the origin, of a page that has several; `language` makes it the page in that language, an empty one that
 * in the visitor's chosen language.
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
