import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardSvg, type DrawnCard } from '../../../server/site/cards/card-svg.ts';
import { drawApart } from '../../../server/site/cards/draw-apart.ts';
import { outlineOf, widthOf } from '../../../server/site/cards/lettering.ts';
import { isFull } from '../../support/size.ts';

const card: DrawnCard = {
  width: 1200,
  height: 630,
  art: '<rect width="1200" height="630" fill="#FFFFFF"/>',
  ink: '#000000',
  title: 'Iċ-ċinema tal-Ħamis',
  lines: ['27 Nov – 11 Diċ'],
  from: 'Għaqda Studenti',
};
const shown = { face: 'display', size: 100, tracking: 0 } as const;

it.each(Array.from('ċġħżĊĠĦŻ'))('has %s, in a shape of its own, in both faces', (letter) => {
  const plain = letter.normalize('NFD')[0] ?? '';
  for (const face of ['display', 'text'] as const) {
    const lettering = { ...shown, face };
    expect(widthOf(letter, lettering)).toBeGreaterThan(20);
    expect(outlineOf(letter, lettering, 0, 0)).not.toBe(outlineOf(plain === letter ? 'h' : plain, lettering, 0, 0));
  }
});

it('leaves out what no face has, rather than a box', () => {
  expect(outlineOf('A🎭字', shown, 0, 0)).toBe(outlineOf('A', shown, 0, 0));
});

it('writes no word of the content as text: none can end the picture', () => {
  const svg = cardSvg({ ...card, title: '</svg><script>alert(1)</script>&"', lines: ['<b>'], from: '&amp;<i>' });
  expect(svg.match(/<[^>]*>/g)).toHaveLength(4);
  expect(svg).not.toMatch(/script|&/);
});

/** The bounds of everything dark on a card. */
async function inkOf(png: Buffer) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (const [at, shade] of data.entries()) {
    if (shade > 100) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  }
  return ink;
}

it.each([
  card.title,
  'A',
  'Konferenza dwar l-internazzjonalizzazzjoni tal-università, l-istipendji u t-trasport pubbliku f’Malta u Għawdex, b’dibattitu miftuħ għal kulħadd',
  'Ħ'.repeat(200),
])('keeps its words beside the art and above the hull: %s', async (title) => {
  const png = await drawApart({ ...card, title });
  const { width, height, format } = await sharp(png).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  const { left, right, top, bottom } = await inkOf(png);
  expect([left >= 520, right <= 1180, top >= 30, bottom <= 580]).toEqual([true, true, true, true]);
});

it.runIf(isFull)('asks those to come back who would wait too long', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => drawApart(card)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([
    { status: 503, code: 'too_busy' },
    { status: 503, code: 'too_busy' },
  ]);
  expect((await drawApart(card)).length).toBeGreaterThan(1000);
});

it('says when a drawing breaks off, and goes on with the next', async () => {
  const [broken, next] = await Promise.allSettled([drawApart({ ...card, art: '<g' }), drawApart(card)]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('broke off (1)') } });
  expect(next.status).toBe('fulfilled');
});
