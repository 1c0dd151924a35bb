import { inflateSync } from 'node:zlib';

/** The decoded content of every stream in a PDF. */
export function readStreams(pdf: Buffer): { head: string; content: string }[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/<<((?:[^<>]|<[^<]|>[^>])*?)>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const raw = pdf.subarray(start, source.indexOf('endstream', start));
    const head = match[1] ?? '';
    return {
      head,
      content: head.includes('FlateDecode') ? inflateSync(raw).toString('latin1') : raw.toString('latin1'),
    };
  });
}

const decodeUtf16 = (hex: string): string =>
  [...hex.matchAll(/.{4}/g)].map(([unit]) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Glyph number to text, from the ToUnicode map of one font. */
function readCharacterMap(content: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first = '', list = ''] of content.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, text = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      map.set(glyph, decodeUtf16(text.replaceAll(' ', '')));
    });
  }
  return map;
}

/** Object number of each dictionary that names one, such as `/ToUnicode 12 0 R`. */
const referenceIn = (dictionary: string, name: string): string | undefined =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1];

/** The meaning of each glyph of a font, by the font’s name on the pages. */
export function readFonts(pdf: Buffer): Map<string, Map<string, string>> {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\s*([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const offsetOf = (id: string): number => new RegExp(`(?:^|\\n)${id} 0 obj`).exec(source)?.index ?? 0;
  const resources = [...source.matchAll(/\/Font <<([^>]*)>>/g)].map(([, list = '']) => list).join(' ');
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = referenceIn(objects.get(id) ?? '', 'ToUnicode') ?? '';
      return [name, readCharacterMap(readStreams(pdf.subarray(offsetOf(map)))[0]?.content ?? '')];
    }),
  );
}

export type PdfText = { pages: string[][]; fonts: string[] };

/** The lines of text on every page, read through the fonts' ToUnicode maps as a PDF reader's copy and search do. */
export function readPdf(pdf: Buffer): PdfText {
  const fonts = readFonts(pdf);
  const pages = readStreams(pdf)
    .filter(({ content }) => content.includes('BT\n'))
    .map(({ content }) =>
      [...content.matchAll(/\/(F\d+) [\d.]+ Tf([\s\S]*?)ET/g)].map(([, font = '', body = '']) =>
        [...body.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, glyphs = '']) =>
            [...glyphs.matchAll(/.{4}/g)].map(([glyph]) => fonts.get(font)?.get(glyph) ?? '\uFFFD'),
          )
          .join(''),
      ),
    );
  const embedded = [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name = '']) => name);
  return { pages, fonts: [...new Set(embedded)].toSorted() };
}
