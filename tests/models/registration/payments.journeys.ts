import { after, atPaying, input, purchase } from './registration.fixtures.ts';
import {
  done,
  ignored,
  isOpen,
  type Journey,
  type Offer,
  offers,
  open,
  opened,
  openedAt,
  problem,
  reopen,
  saying,
  send,
  signedIn,
  silent,
  skip,
  toPayment,
} from './registration.steps.ts';
import type { PaymentEnd } from '../../../machines/payment/payment.machine.ts';

const payingOf = (offer: Offer): Journey[] => {
  const { step, name, actor, start, next } = offer;
  const paid = after(atPaying(step, 'paid'), step);
  const skipped = after(atPaying(step, 'ended'), step, 'skipped');
  const ended = (end: PaymentEnd, ...now: string[]) => done('payment', { end }, ...now);
  const back = (from: 'success' | 'cancel') =>
    input({ isSignedIn: true, returned: { purchaseId: purchase(step).id, from } });

  return [
    {
      name: `${name}: paid, the next step follows`,
      input: signedIn,
      steps: [...toPayment(offer), { ...ended('paid', 'opening'), context: { ordered: false } }, opened(paid)],
      ends: next,
    },
    {
      name: `${name}: asked for by its address and paid, the next step follows`,
      input: { ...signedIn, wanted: step },
      steps: [...toPayment(offer), ended('paid', 'opening'), opened(paid)],
      ends: next,
    },
    {
      name: `${name}: the card is declined, the next step follows, and it can be tried again`,
      input: signedIn,
      steps: [
        ...toPayment(offer),
        saying(ended('declined', `${name}.skipping`), 'paymentDeclined', step),
        saying(done('skipRegistrationStep', skipped, next), 'paymentDeclined', step),
        silent(send(open(step), `${name}.checkingOffer`)),
        isOpen(true, `${name}.offering`),
        send(start),
        { ...done(actor, purchase(step), `${name}.paying`), context: { ordered: true } },
        ended('paid', 'opening'),
        opened(paid),
      ],
      ends: next,
    },
    {
      name: `${name}: the payment was let go elsewhere, and the step is offered again`,
      input: signedIn,
      steps: [
        ...toPayment(offer),
        { ...ended('over', 'opening'), context: { problem: problem('paymentOver', step), wanted: step } },
        opened(atPaying(step, 'ended'), `${name}.checkingOffer`),
        saying(isOpen(true, `${name}.offering`), 'paymentOver', step),
        silent(send(start)),
      ],
      ends: `${name}.openingPayment`,
    },
    {
      name: `${name}: on the way back from the provider, paid`,
      input: back('success'),
      steps: [
        opened(atPaying(step), `${name}.paying`),
        { ...ended('paid', 'opening'), context: { returned: null } },
        opened(paid),
      ],
      ends: next,
    },
    {
      name: `${name}: on the way back from the provider, the server knows of the payment already`,
      input: back('success'),
      steps: [opened(paid)],
      ends: next,
    },
    {
      name: `${name}: on the way back from the provider, the card was declined just before`,
      input: back('success'),
      steps: [opened(atPaying(step, 'declined'))],
      ends: `${name}.paying`,
    },
    {
      name: `${name}: on the way back without paying, the next step follows`,
      input: back('cancel'),
      steps: [
        opened(atPaying(step), `${name}.paying`),
        saying(ended('cancelled', `${name}.skipping`), 'paymentCancelled', step),
        saying(done('skipRegistrationStep', skipped, next), 'paymentCancelled', step),
        { ...send(open(step), `${name}.checkingOffer`), context: { returned: null } },
      ],
      ends: `${name}.checkingOffer`,
    },
    {
      name: `${name}: on the way back without paying, after the card was declined`,
      input: back('cancel'),
      steps: [
        opened(atPaying(step, 'declined'), `${name}.paying`),
        saying(ended('cancelled'), 'paymentDeclined', step),
      ],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: back from a payment that is none of this registration`,
      input: input({ isSignedIn: true, returned: { purchaseId: 'another', from: 'cancel' } }),
      steps: [opened(atPaying(step, 'declined'))],
      ends: `${name}.checkingOffer`,
    },
    {
      name: `${name}: a payment left open is found again, and changed`,
      input: signedIn,
      steps: [opened(atPaying(step), `${name}.paying`), send(reopen)],
      ends: `${name}.offering`,
    },
    {
      name: `${name}: a payment left open is skipped`,
      input: signedIn,
      steps: [opened(atPaying(step)), send(skip)],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: a payment that seemed to be over is still open, and skipped`,
      input: signedIn,
      steps: [
        opened(atPaying(step)),
        saying(ended('over', 'opening'), 'paymentOver', step),
        saying(done('getRegistration', atPaying(step), `${name}.paying`), 'paymentOver', step),
        silent(send(skip)),
      ],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: the session has ended while waiting for the payment`,
      input: signedIn,
      steps: [opened(atPaying(step)), ended('signedOut')],
      ends: 'signedOut',
    },
    {
      name: `${name}: what is paid is not offered again`,
      input: signedIn,
      steps: [
        openedAt('VOLUNTEERING', 'volunteering.choosing'),
        send(open(step), `${name}.settled`),
        ignored(start),
        ignored(skip),
        send(open('VOLUNTEERING')),
      ],
      ends: 'volunteering.choosing',
    },
  ];
};

/** Payments for the offers, and the steps that follow. */
export const payingJourneys: readonly Journey[] = offers.flatMap(payingOf);
