/** A run of escapes is one text: `%C4%A7` is ħ, and `%C4` alone is nothing. */
const escapes = /(?:%[\da-f]{2})+|%/gi;

function mended(run: string): string {
  try {
    decodeURIComponent(run);
    return run;
  } catch {
    return run.replaceAll('%', '%25');
  }
}

/**
 * An address in which escapes that mean nothing stand for themselves, as browsers show them: `/m%C4` becomes `/m%25C4`. A link that was cut in
 * the middle of a letter then leads to the page for addresses that do not exist, rather than to an error for programs. The query stays.
 */
export function mendedAddress(address: string): string {
  if (!address.includes('%')) return address;
  const [path = '', ...query] = address.split('?');
  return [path.replaceAll(escapes, mended), ...query].join('?');
}
