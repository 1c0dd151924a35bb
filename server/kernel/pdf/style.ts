import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The colours of the portal's light theme. */
export const COLOUR = {
  paper: '#FFFDF8',
  card: '#FBF6EA',
  ink: '#0D2436',
  faintInk: '#425364',
  harbour: '#0D2436',
  onHarbour: '#F6ECD9',
  faintOnHarbour: '#BFCBD1',
  blue: '#0B55AE',
  joint: '#CFBE9B',
};

/** Paints for artwork only. */
export const PAINT = {
  white: '#FFFAEC',
  blue: '#0B55AE',
  sky: '#7DB4DE',
  yellow: '#FFC022',
  red: '#C4321F',
  green: '#1F7A4A',
  sand: '#E6D3A8',
  ink: '#0D2436',
};

const require = createRequire(import.meta.url);

/** Tables for ligatures, kerning and marks: decoding them takes four fifths of the time of a ticket, and ċ ġ ħ ż do not need them. */
const UNUSED_TABLES = new Set(['GDEF', 'GPOS', 'GSUB']);

/** Reads a TrueType font and renames its unused tables (OpenType, table directory), so that PDFKit ignores them. */
function readFont(file: string): Buffer {
  const font = readFileSync(file);
  const tables = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + tables * 16; entry += 16) {
    if (UNUSED_TABLES.has(font.toString('latin1', entry, entry + 4))) font.write('----', entry, 'latin1');
  }
  return font;
}

const notoSans = (file: string) => readFont(require.resolve(`@expo-google-fonts/noto-sans/${file}`));

/** Besley for titles and Noto Sans for text, because the fonts built into PDF readers have no ċ ġ ħ ż. */
const FONTS = {
  regular: notoSans('400Regular/NotoSans_400Regular.ttf'),
  bold: notoSans('700Bold/NotoSans_700Bold.ttf'),
  black: readFont(new URL('../fonts/besley-900.ttf', import.meta.url).pathname),
};

export type FontName = keyof typeof FONTS;

/** Registers the fonts with a document under their names; each is embedded with only the letters that are used. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(FONTS)) pdf.registerFont(name, font);
}
