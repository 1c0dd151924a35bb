import { expect, it } from 'vitest';
import { confirmationWords } from '../../../server/features/togas/confirmation.ts';
import { type MailFacts, mailTexts } from '../../../server/features/togas/mail-texts.ts';

const day = 'L-Erbgħa, 9 ta’ Diċembru 2026, 16:00';
const facts: MailFacts = {
  reference: 'TOGA-B7XS-2J46',
  lines: [],
  sum: '€50.00',
  fitting: day,
  graduation: day,
  collectFrom: day,
  giveBack: day,
  returnBy: day,
  place: 'Dar l-Istudenti',
  deposit: '€50.00',
  when: day,
  reason: null,
  isMissing: false,
};

it('puts no Maltese preposition before a day, whose article it would have to join', () => {
  const { action: _, ...mails } = mailTexts.mt;
  const words = Object.values(mails).flatMap(({ paragraphs }) => paragraphs(facts));
  words.push(confirmationWords.mt.from(day));
  expect(words.join('\n').match(new RegExp(`\\p{L}+’? ${day}`, 'gu'))).toBeNull();
});
