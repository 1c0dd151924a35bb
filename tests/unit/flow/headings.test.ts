import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import enCheckout from '../../../locales/en/checkout.json' with { type: 'json' };
import enPayment from '../../../locales/en/payment.json' with { type: 'json' };
import enRegistration from '../../../locales/en/registration.json' with { type: 'json' };
import mtCheckout from '../../../locales/mt/checkout.json' with { type: 'json' };
import mtPayment from '../../../locales/mt/payment.json' with { type: 'json' };
import mtRegistration from '../../../locales/mt/registration.json' with { type: 'json' };
import { allStates, isLeaf } from 'xstate-paths';

/** Charts with their texts, and the leaves beside the screens: parallel regions, transient states, and those that a child chart shows. */
const flows = [
  {
    machine: checkoutMachine,
    texts: [enCheckout, mtCheckout],
    beside: /^checkout\.(hold\.|step\.flow\.awaitingPayment$)/,
  },
  { machine: paymentMachine, texts: [enPayment, mtPayment], beside: /^payment\.deciding$/ },
  {
    machine: registrationMachine,
    texts: [enRegistration, mtRegistration],
    beside: /\.verification\.mail\.|\.(parking|studentCard|solidarityFund)\.paying$/,
  },
];

const hasHeading = (texts: object, screen: string) =>
  Object.entries(texts).some(
    ([key, value]) => key === screen && typeof (value as { heading?: unknown }).heading === 'string',
  );

describe.each(flows)('$machine.id', ({ machine, texts, beside }) => {
  const leaves = allStates(machine.root).filter((node) => isLeaf(node) && !beside.test(node.id));

  it('names a screen on every leaf, with a heading in both languages', () => {
    const bare = leaves.filter(({ meta }) => {
      const { screen } = (meta ?? {}) as { screen?: string };
      return screen === undefined || !texts.every((each) => hasHeading(each, screen));
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});
