import { expect, test } from 'vitest';
import { csvOf } from '../../../server/kernel/staff/csv.ts';
import { formulasIn, readCsv, unguarded } from '../../support/csv.ts';
import { injectionTexts } from '../../support/injections.ts';

test('500 injections in every cell make no formula and break no row (C5, Q4)', () => {
  const given = injectionTexts.map((text, at) => [text, `${at}`, ` ${text}`, text]);
  const rows = readCsv(csvOf(['one', 'number', 'two', 'three'], given));
  expect(rows).toHaveLength(501);
  expect(formulasIn(rows)).toEqual([]);
  expect(rows.slice(1).map((row) => row.map(unguarded))).toEqual(given);
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])('%s begins a formula also after what nobody sees', (sign) => {
  const cells = ['', ' ', '\t', '\r\n', '\v', '\0', '\u001C', '\u0085', '\u2028', '\u200B'].map(
    (unseen) => `${unseen}${sign}1`,
  );
  const [, row] = readCsv(csvOf(cells, [cells]));
  expect(row).toEqual(cells.map((cell) => `'${cell}`));
});
