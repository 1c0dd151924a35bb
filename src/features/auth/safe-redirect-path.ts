/** Any origin will do to resolve a path against; this one can never be a real one. */
const nowhere = 'https://path.invalid';

/** Browsers drop tabs and newlines from addresses and read a backslash as a slash: neither belongs in one of our paths. */
const treacherous = /[\p{Cc}\\]/u;

/**
 * Returns the path to open after signing in: the wanted one if it stays on this site, else the home page.
 * Only a path that begins with exactly one slash counts, before and after its dots are resolved.
 */
export function safeRedirectPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || treacherous.test(wanted)) return '/';
  if (!URL.canParse(wanted, nowhere)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, nowhere);
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
