import { gunzipSync } from 'node:zlib';
import { array, assert, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { distinct, gzipOf, plainOf, commonPartsOf } from '../../../server/kernel/http/spliced.ts';

const short = string({ unit: 'grapheme' });
const long = string({ unit: 'grapheme', minLength: 600, maxLength: 1200, size: 'max' });

it('is the whole text in its order, plain and gzipped, whatever its parts are', () => {
  const parts = tuple(short, array(tuple(short, short), { maxLength: 6 }), long, long);
  assert(
    property(parts, ([first, pairs, own, last]) => {
      const body = {
        common: commonPartsOf([first, ...pairs.map(([, text]) => text), last]),
        own: [...pairs.map(([mine]) => mine), own],
      };
      const whole = first + pairs.map(([mine, text]) => mine + text).join('') + own + last;
      expect(plainOf(body).toString()).toBe(Buffer.from(whole).toString());
      expect(gunzipSync(gzipOf(body)).equals(plainOf(body))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('is told apart from one that differs in a part, or in where its parts end', () => {
  const bodies = [
    { common: commonPartsOf(['a', 'b']), own: ['c'] },
    { common: commonPartsOf(['a', 'x']), own: ['c'] },
    { common: commonPartsOf(['a', 'b']), own: ['x'] },
    { common: commonPartsOf(['ac', 'b']), own: [''] },
  ];
  expect(new Set(bodies.map(distinct)).size).toBe(bodies.length);
});
