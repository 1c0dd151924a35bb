import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compiledAhead } from '../../server/site/chunks.ts';

/** The names of the built scripts that ask to be compiled as they arrive, without their hashes. */
const asking = globSync('assets/*.js', { cwd: 'dist/site' }).flatMap((file) => {
  const isAsking = readFileSync(`dist/site/${file}`, 'utf8').startsWith(`${compiledAhead}\n`);
  return isAsking ? file.replace(/^assets\/|-[0-9a-f]{7}\.js$/g, '') : [];
});

it('asks browsers to compile the libraries and the seat map as they arrive, and nothing else', () => {
  expect(asking.sort()).toEqual(['SeatMap', 'lib', 'seat-map-model']);
});
