import { type Bank, capture, findSession, intentIdOf } from './bank.ts';
import { findTestCard, SLOW_CARD_SECONDS } from './cards.ts';
import { describeFailedIntent } from './shapes.ts';

/** The reasons why nothing was paid; each is a text on the page. */
export type PayError = 'unknownCard' | 'declined' | 'noFunds';

export type PayOutcome = { paid: true } | { paid: false; error: PayError } | { paid: false; error: 'expired' };

/** Pays a session with a test card. Paying a paid session again changes nothing; no card number is stored. */
export function pay(bank: Bank, sessionId: string, cardNumber: string): PayOutcome {
  const session = findSession(bank, sessionId);
  if (session.status === 'complete' || session.paysAt !== null) return { paid: true };
  if (session.status === 'expired') return { paid: false, error: 'expired' };
  const card = findTestCard(cardNumber);
  if (!card) return { paid: false, error: 'unknownCard' };
  if (card.name === 'pays' || card.name === 'slow') {
    capture(bank, session, card.name === 'slow' ? SLOW_CARD_SECONDS : 0);
    return { paid: true };
  }
  const failed = describeFailedIntent(intentIdOf(session), session, card.code ?? card.name);
  bank.emit('payment_intent.payment_failed', session, failed);
  return { paid: false, error: card.name };
}
