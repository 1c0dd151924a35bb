import { expect, it } from 'vitest';
import { descriptionOf, runningText } from '../../../src/kit/content/describe.ts';

const short = 'Of 96 benches, 61 are left.';
const long = `${'A word and another word, '.repeat(12)}and an end.`;
const enough = 'Short films made by students on this island, with the people who made them in the second row.';

it.each([
  ['a lead that says enough stands alone', enough, 'More.', enough],
  [
    'a short one goes on with whole sentences',
    short,
    'We counted. Then we found them.',
    `${short} We counted. Then we found them.`,
  ],
  ['one without anything after it stays', short, '', short],
])('%s', (_, lead, following, expected) => {
  expect(descriptionOf(lead, following, 'en')).toBe(expected);
});

it('cuts what is too long at a word, and does not begin a sentence that has no room', () => {
  const cut = descriptionOf(long, '', 'en');
  expect(cut.length).toBeLessThanOrEqual(170);
  expect(cut).toMatch(/ (word|another|and|A)…$/);
  const lead = 'This lead says already what is to be said of it.';
  expect(descriptionOf(`${lead} Yes.`, long, 'en')).toBe(`${lead} Yes.`);
  expect(descriptionOf(short, long, 'mt')).toMatch(/^Of 96 benches, 61 are left\. A word .*…$/);
});

it('reads running text as it stands, without lists and headings', () => {
  const span = (text: string, strong = false) => ({ text, strong, href: null });
  const blocks = [
    { kind: 'heading' as const, id: 'a', text: 'A heading' },
    { kind: 'paragraph' as const, text: [span('This is '), span('no', true), span(' test.')] },
    { kind: 'list' as const, ordered: false, items: [[span('one')]] },
    { kind: 'note' as const, text: [span('Mind it.')] },
  ];
  expect(runningText(blocks)).toBe('This is no test. Mind it.');
});
