/** The result of paying with a test card; `code` is the provider's decline code. */
export type TestCard = { number: string; name: 'pays' | 'slow' | 'declined' | 'noFunds'; code?: string };

/** The seconds that the slow card keeps the buyer waiting. */
export const SLOW_CARD_SECONDS = 8;

/** The numbers are those of Stripe's own test cards where it has one. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', name: 'pays' },
  { number: '4000000000000077', name: 'slow' },
  { number: '4000000000000002', name: 'declined', code: 'generic_decline' },
  { number: '4000000000009995', name: 'noFunds', code: 'insufficient_funds' },
];

/** The test card of this number, spaces allowed; undefined for any other number, which might be a real card. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}
