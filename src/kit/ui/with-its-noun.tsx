import type { ReactNode } from 'react';
import { together } from '../theme/layout.css.ts';

const hyphenated = /(\p{L}+-[\p{L}\d]+)/u;
const hyphenatedOrLed = /((?:\b(?:an?|the|ta’|ma’)\s|\p{L}+-)[\p{L}\d-]+)/iu;
/** Words that fit a line of a narrow phone's title; a longer noun breaks at its hyphen rather than out of the page. */
const isShort = /^\p{L}{1,5}[-’\s]{1,2}\S{1,12}$/u;

/**
 * The text with its short pairs of words in spans that don't break: the text itself, and so a heading's name, stays as it is written. One span
 * is around all of it, so that it stays one text in a row of boxes too.
 */
function bind(text: string, pairs: RegExp): ReactNode {
  const parts = text.split(pairs).map((part, at) =>
    at % 2 === 1 && isShort.test(part) ? (
      <span key={at} className={together}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return parts.every((part) => typeof part === 'string') ? text : <span>{parts}</span>;
}

/** Keeps a Maltese article with its noun: browsers would break the line after the hyphen. Anything but text stays as it is. */
export const withItsNoun = (words: ReactNode): ReactNode =>
  typeof words === 'string' ? bind(words, hyphenated) : words;

/** A title in which no article stands alone at the end of a line, neither a Maltese nor an English one. */
export const asTitle = (title: string): ReactNode => bind(title, hyphenatedOrLed);
