import type { Schemas } from '../http/operation.ts';

type Span = Schemas['Span'];

/** `**stressed**` or `[label](address)`. */
const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\][]+)\]\((?<href>[^()\s]+)\)/g;

/** A path of this portal, an https address, or a mailto: or tel: link. */
const SAFE_HREF = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/;

export const isSafeHref = (href: string): boolean => SAFE_HREF.test(href);

/** The spans of a text with our two marks; anything else, HTML included, is plain text. An unsafe link becomes its label. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { index, 0: whole, groups = {} } of text.matchAll(MARKED)) {
    if (index > at) spans.push(plain(text.slice(at, index)));
    spans.push(marked(groups));
    at = index + whole.length;
  }
  if (at < text.length) spans.push(plain(text.slice(at)));
  return spans;
}

const plain = (text: string): Span => ({ text, strong: false, href: null });

function marked({ strong, label = '', href = '' }: Record<string, string>): Span {
  if (strong !== undefined) return { text: strong, strong: true, href: null };
  return { text: label, strong: false, href: isSafeHref(href) ? href : null };
}

/** The addresses of a text's links, safe or not. */
export const hrefsIn = (text: string): string[] =>
  [...text.matchAll(MARKED)].flatMap(({ groups }) => groups?.['href'] ?? []);

/** The words of a marked text without its marks. */
export const wordsIn = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');
