import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const waiting = sourceFiles().filter(({ path }) => /^tests\/(?:api|e2e|a11y|support)\//.test(path));

/** A call's text, from its name to its closing parenthesis. */
function callAt(text: string, at: number): string {
  let depth = 0;
  for (let end = text.indexOf('(', at); end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    else if (text[end] === ')' && --depth === 0) return text.slice(at, end + 1);
  }
  return text.slice(at);
}

const callsOf = (name: RegExp) =>
  waiting.flatMap(({ path, text }) =>
    [...text.matchAll(name)].map(({ index }) => ({
      where: `${path}:${text.slice(0, index).split('\n').length}`,
      call: callAt(text, index),
    })),
  );
const where = (calls: ReturnType<typeof callsOf>) => calls.map((each) => each.where);

it('tests with servers wait for what they can see, never for a time', () => {
  expect(where(callsOf(/\.waitForTimeout\(/g))).toEqual([]);
});

it('and as long as a busy machine may take, never for a time of their own', () => {
  // `expect.poll` knows it from vite.config.ts; `vi.waitFor`, which also serves hooks, has to be told.
  const polls = callsOf(/\bexpect\s*\.poll\(/g);
  expect(polls.length).toBeGreaterThan(100);
  expect(where(polls.filter(({ call }) => /,\s*\{\s*timeout: [^}]*\},?\s*\)$/.test(call)))).toEqual([]);
  expect(where(callsOf(/\bvi\.waitFor\(/g).filter(({ call }) => !/\bpatience\b/.test(call)))).toEqual([]);
  // The time of a whole test, which is 4 * patience.
  const ends = waiting.flatMap(({ path, text }) => (/^ *\}, \d[\d_]*\);$/m.test(text) ? [path] : []));
  expect(ends).toEqual([]);
});
