import type { Block } from '../ui/RichText.tsx';

/** A part of a text under one heading; the part before the first heading has none. */
export interface TextSection {
  id: string | undefined;
  blocks: Block[];
}

/** A text divided at its headings. */
export function sectionsOf(blocks: readonly Block[]): TextSection[] {
  const sections: TextSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.kind === 'heading' || !last) {
      sections.push({ id: block.kind === 'heading' ? block.id : undefined, blocks: [block] });
    } else last.blocks.push(block);
  }
  return sections;
}
