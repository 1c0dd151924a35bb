import type { components } from '../../../openapi/portal.gen.ts';
import type { Language } from '../i18n/languages.ts';

type Block = components['schemas']['Block'];

/** Most characters that search engines show; below `LEAST` they pick text of their own from the page. */
const MOST = 170;
const ENOUGH = 90;
const LEAST = 50;

/** The running text of blocks. */
export const runningText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' || block.kind === 'note' ? [block.text] : []))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join(' ');

function cut(text: string): string {
  if (text.length <= MOST) return text;
  const whole = text.slice(0, MOST - 1);
  return `${whole.slice(0, whole.lastIndexOf(' ')).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** A page's lead as a description of 50 to 170 characters: a short one continues with the text after it, a long one is cut at a word. */
export function descriptionOf(lead: string, following: string, language: Language): string {
  let description = lead.trim();
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(following);
  for (const { segment } of sentences) {
    const longer = `${description} ${segment.trim()}`;
    const isEnough = description.length >= ENOUGH || (longer.length > MOST && description.length >= LEAST);
    if (isEnough) break;
    description = longer;
  }
  return cut(description);
}
