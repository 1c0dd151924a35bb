import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import { readFonts } from './read-pdf.ts';

/** An element with what it says: its text, its alternative text, or its elements. */
export type Element = { tag: string; text?: string; alt?: string; within?: Element[] };
export type Structure = {
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  elements: Element[];
  /** Drawing operators outside every element and every decoration. */
  stray: string[];
};

type Fonts = ReturnType<typeof readFonts>;
const paints = new Set(['f', 'f*', 'F', 'S', 's', 'B', 'b', 'Do', 'Tj', 'TJ']);

/** The texts of a page by the numbers of their marked content, and what is drawn outside any. */
function readPage(content: string, fonts: Fonts) {
  const texts = new Map<number, string>();
  const stray: string[] = [];
  const open: (number | null)[] = [];
  let font = '';
  for (const line of content.split('\n')) {
    const words = line.trim();
    const operator = words.split(' ').at(-1) ?? '';
    const marked = /^\/\w+ <<[^>]*\/MCID (\d+)/.exec(words);
    if (marked) open.push(Number(marked[1]));
    else if (words.startsWith('/Artifact')) open.push(null);
    else if (operator === 'EMC') open.pop();
    else if (operator === 'Tf') font = /\/(F\d+)/.exec(words)?.[1] ?? '';
    else if (paints.has(operator)) {
      const id = open.at(-1);
      if (id === undefined) stray.push(words);
      if (typeof id !== 'number' || !/T[jJ]$/.test(operator)) continue;
      const glyphs = [...words.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const text = glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '\uFFFD').join('');
      texts.set(id, [...(texts.has(id) ? [texts.get(id)] : []), text.trim()].join(' '));
    }
  }
  return { texts, stray };
}

const words = (value: unknown) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

/** The structure of a PDF as a screen reader walks it, from the catalogue down to the texts on the pages. */
export async function readStructure(bytes: Buffer): Promise<Structure> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = readFonts(bytes);
  const pages = new Map(
    pdf.getPages().map((page) => {
      const contents = page.node.Contents();
      const streams =
        contents instanceof PDFArray ? contents.asArray().map((each) => pdf.context.lookup(each)) : [contents];
      const content = streams
        .map((each) =>
          each instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(each).decode()).toString('latin1') : '',
        )
        .join('\n');
      // Dictionaries are written over several lines.
      const lines = content.replaceAll(
        /<<\s([^>]*?)\s*>>\s*BDC/g,
        (_, body: string) => `<<${body.replaceAll('\n', ' ')}>> BDC`,
      );
      return [page.ref, readPage(lines, fonts)] as const;
    }),
  );

  const kidsOf = (dict: PDFDict): unknown[] => {
    const kids = dict.lookup(PDFName.of('K'));
    return kids instanceof PDFArray
      ? kids.asArray().map((kid) => (kid instanceof PDFRef ? pdf.context.lookup(kid) : kid))
      : [kids];
  };
  const textAt = (page: unknown, id: number) => (page instanceof PDFRef ? pages.get(page)?.texts.get(id) : undefined);
  const read = (dict: PDFDict): Element => {
    const within: Element[] = [];
    const texts: string[] = [];
    for (const kid of kidsOf(dict)) {
      if (kid instanceof PDFNumber) texts.push(textAt(dict.get(PDFName.of('Pg')), kid.asNumber()) ?? '');
      else if (kid instanceof PDFDict && kid.has(PDFName.of('MCID')))
        texts.push(textAt(kid.get(PDFName.of('Pg')), kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber()) ?? '');
      else if (kid instanceof PDFDict) within.push(read(kid));
    }
    const alt = words(dict.lookup(PDFName.of('Alt')));
    return {
      tag: dict.lookup(PDFName.of('S'), PDFName).decodeText(),
      ...(texts.some(Boolean) && { text: texts.join(' ') }),
      ...(alt !== undefined && { alt }),
      ...(within.length > 0 && { within }),
    };
  };
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const marked = pdf.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.get(PDFName.of('Marked'));
  return {
    title: pdf.getTitle(),
    language: words(pdf.catalog.lookup(PDFName.of('Lang'))),
    isTagged: marked?.toString() === 'true',
    elements: kidsOf(root).flatMap((kid) => (kid instanceof PDFDict ? [read(kid)] : [])),
    stray: [...pages.values()].flatMap((page) => page.stray),
  };
}

/** The elements with a tag, in the order in which they are read. */
export function tagsIn({ elements }: Pick<Structure, 'elements'>, tag: string): Element[] {
  return elements.flatMap((element) => [
    ...(element.tag === tag ? [element] : []),
    ...tagsIn({ elements: element.within ?? [] }, tag),
  ]);
}

const inOrder = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...inOrder(element.within ?? [])]);

/** Expects a document in this language in which nothing is drawn outside the structure, no heading's level is skipped and each figure is said in words. */
export function expectTagged({ title, language, isTagged, elements, stray }: Structure, locale: 'en' | 'mt'): void {
  expect({ language, isTagged, stray }).toEqual({ language: locale, isTagged: true, stray: [] });
  expect(title).not.toBe('');
  expect(elements.map(({ tag }) => tag)).toEqual(['Document']);
  const all = inOrder(elements);
  const levels = all.flatMap(({ tag }) => (/^H\d$/.test(tag) ? [Number(tag.slice(1))] : []));
  expect(levels[0]).toBe(1);
  levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1));
  for (const { tag, text, alt, within } of all)
    expect({ tag, says: text ?? alt ?? within }).not.toEqual({ tag, says: undefined });
}
