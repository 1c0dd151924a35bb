/** Strings that a spreadsheet could take for formulas, or a careless parser for the end of a cell; each holds Maltese letters. */
export const injections: readonly string[] = ['=', '+', '-', '@', '\t=', '\r=', ' =', '＝', '\n=', '"='].flatMap(
  (begin) =>
    ['1+1', 'cmd|calc', 'HYPERLINK("x")', '"', '""', ',', ';', '\n', '\r\n', "'"].flatMap((middle) =>
      ['', '"', ',', "'", '\n'].map((end) => `${begin}${middle}ċġħżĊĠĦŻ${end}`),
    ),
);

/** The rows of a table. Throws for every character that RFC 4180 does not let stand where it is, and for rows of unequal length. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const field = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n)/y;
    field.lastIndex = at;
    const groups = field.exec(text)?.groups;
    if (groups === undefined) throw new Error(`No cell begins at ${at}: ${JSON.stringify(text.slice(at, at + 60))}`);
    row.push(groups['quoted']?.replaceAll('""', '"') ?? groups['plain'] ?? '');
    if (groups['end'] === '\r\n') {
      rows.push(row);
      row = [];
    }
    at = field.lastIndex;
  }
  if (row.length > 0) throw new Error('The last row has no end');
  const uneven = rows.find(({ length }) => length !== rows[0]?.length);
  if (uneven !== undefined) throw new Error(`A row is broken: ${JSON.stringify(uneven)}`);
  return rows;
}

/** The cells that a spreadsheet would calculate. */
export const formulasIn = (rows: readonly (readonly string[])[]): string[] =>
  rows.flat().filter((cell) => /^[\t\r]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell));

/** A cell as it was before it was made harmless. */
export const unguarded = (cell: string): string => cell.replace(/^'(?=[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u, '');
