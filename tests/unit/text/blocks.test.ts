import { expect, it } from 'vitest';
import { blocksOf, plainText, readingMinutes } from '../../../server/kernel/text/blocks.ts';

it('each kind of part becomes what the contract calls it', () => {
  const cell = (text: string) => [{ text, strong: false, href: null }];
  expect(
    blocksOf([
      'Merħba',
      { heading: 'Kif tapplika għall-fond' },
      { list: ['wieħed'] },
      { steps: ['l-ewwel'] },
      { quote: 'Iva.', by: 'Ġorġ' },
      { note: 'Sal-Ġimgħa' },
      { table: { caption: 'Prezzijiet', columns: ['Biċċa'], rows: [['Toga']] } },
    ]),
  ).toEqual([
    { kind: 'paragraph', text: cell('Merħba') },
    { kind: 'heading', id: 'kif-tapplika-ghall-fond', text: 'Kif tapplika għall-fond' },
    { kind: 'list', ordered: false, items: [cell('wieħed')] },
    { kind: 'list', ordered: true, items: [cell('l-ewwel')] },
    { kind: 'quote', text: cell('Iva.'), by: 'Ġorġ' },
    { kind: 'note', text: cell('Sal-Ġimgħa') },
    { kind: 'table', caption: 'Prezzijiet', columns: ['Biċċa'], rows: [[cell('Toga')]] },
  ]);
});

it('the words of a text hold no mark and no address', () => {
  expect(plainText(['**Illum** [hawn](/x)', { list: ['u hemm'] }])).toBe('Illum hawn u hemm');
});

it('reading takes a minute for two hundred words, and one at least', () => {
  expect(readingMinutes(['kelma'])).toBe(1);
  expect(readingMinutes([Array.from({ length: 600 }, () => 'kelma').join(' ')])).toBe(3);
});
