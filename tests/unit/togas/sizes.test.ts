import { describe, expect, it } from 'vitest';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { fittedSizes, nameOfSize, sizeOf } from '../../../server/features/togas/sizes.ts';

const site = readSite('content', readUnion('content'));
const details = { height: 172, head: 57, degree: 'BA Malti' };

describe('the size of a piece', () => {
  it.each([
    [120, 'XS'],
    [157, 'XS'],
    [158, 'S'],
    [189, 'XL'],
    [230, 'XXL'],
  ])('of a gown follows from the height: %i cm is %s', (height, size) => {
    expect(sizeOf({ site }, 'toga', { ...details, height })).toBe(size);
  });

  it.each([
    ['LL.B.', 'laws'],
    ['Duttur tal-Liġi', 'laws'],
    ['Bachelor of Science in Information Technology (IT)', 'ict'],
    ['B.Sc. Biology', 'science'],
    ['BA Malti', 'arts'],
    ['Bachelor of Unheard-of Things', 'other'],
    ['', 'other'],
  ])('of a sash follows from the degree: %s', (degree, colour) => {
    expect(sizeOf({ site }, 'sash', { ...details, degree })).toBe(colour);
  });

  it('of both caps follows from the head', () => {
    expect(sizeOf({ site }, 'trencher', details)).toBe('L');
    expect(sizeOf({ site }, 'doctorateTrencher', { ...details, head: 68 })).toBe('XXL');
  });

  it('is as it fitted from the fitting on; the sash keeps its colour', () => {
    const rental = { pieces: ['trencher', 'sash', 'toga'] as const, sizes: ['L', 'arts', 'M'] };
    expect(fittedSizes(rental, { gown: 'S', cap: undefined })).toEqual(['L', 'arts', 'S']);
    expect(fittedSizes(rental, { gown: 'S', cap: 'XL' })).toEqual(['XL', 'arts', 'S']);
  });

  it('has a name where a letter says too little', () => {
    expect(nameOfSize({ site }, 'sash', 'arts', 'mt')).toBe('Arti, abjad');
    expect(nameOfSize({ site }, 'toga', 'XL', 'mt')).toBe('XL');
  });
});
