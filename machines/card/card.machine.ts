import { setup } from 'xstate';

export type CardEvent = { type: 'card.block' } | { type: 'card.restore' };

/**
 * A student card's life on the server. It begins with the payment and never ends, since its number is never issued again: a card that
 * is lost or misused is blocked until the staff unblock it.
 */
export const cardMachine = setup({
  types: { events: {} as CardEvent, tags: {} as 'isUsable' },
}).createMachine({
  id: 'card',
  initial: 'issued',
  states: {
    issued: {
      description: 'The card is shown with its number and code.',
      tags: 'isUsable',
      on: { 'card.block': 'blocked' },
    },
    blocked: {
      description: 'The card was lost or misused: it has no number and no code to show.',
      on: { 'card.restore': 'issued' },
    },
  },
});
