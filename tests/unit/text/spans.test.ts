import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHref, spansOf, wordsIn } from '../../../server/kernel/text/spans.ts';

const plain = (text: string) => ({ text, strong: false, href: null });

describe('a marked text', () => {
  it('is taken apart into plain, stressed and linked stretches', () => {
    expect(spansOf('Iktbu **illum** lil [Kim](/contact-us), jew ċemplu.')).toEqual([
      plain('Iktbu '),
      { text: 'illum', strong: true, href: null },
      plain(' lil '),
      { text: 'Kim', strong: false, href: '/contact-us' },
      plain(', jew ċemplu.'),
    ]);
  });

  it('keeps as text whatever is none of the two marks, HTML above all', () => {
    const text = '<img src=x onerror=alert(1)> **half [open](';
    expect(spansOf(text)).toEqual([plain(text)]);
  });

  it('loses no word', () => {
    const words = fc.stringMatching(/^[\p{L} <>&"']{1,20}$/u);
    fc.assert(
      fc.property(words, words, words, (a, b, c) => {
        expect(wordsIn(`${a}**${b}**[${c}](/d)`)).toBe(a + b + c);
      }),
    );
  });
});

describe('where a link may lead', () => {
  it.each(['/', '/initiatives/kokka-fondi#rules', 'https://uni.example/a?b=c', 'mailto:a@uni.example', 'tel:179'])(
    '%s is safe',
    (href) => expect(isSafeHref(href)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://uni.example',
    ' /x',
    'https://uni.example/"onclick',
    'https:evil.example',
    'vbscript:x',
  ])('%s is not, and becomes its words', (href) => {
    expect(isSafeHref(href)).toBe(false);
    expect(spansOf(`[x](${href})`).filter((span) => span.href !== null)).toEqual([]);
  });
});
