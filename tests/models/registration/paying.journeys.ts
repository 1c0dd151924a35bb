import { after, at, atPaying, input, purchase } from './registration.fixtures.ts';
import { isOpen, type Offer, offers, toPayment } from './registration.offers.ts';
import {
  done,
  fails,
  ignored,
  knowing,
  open,
  opened,
  openedAt,
  reopen,
  resume,
  retry,
  saying,
  send,
  signedIn,
  silent,
  skip,
  type Journey,
} from './registration.steps.ts';

const payingOf = (offer: Offer): Journey[] => {
  const { step, name, actor, start, next } = offer;
  const paid = after(atPaying(step, 'paid'), step);
  const skipped = after(atPaying(step, 'ended'), step, 'skipped');
  const watched = (kind: 'paid' | 'declined' | 'over', ...now: string[]) =>
    done('watchPurchase', { kind, status: kind === 'paid' ? paid : atPaying(step, 'ended') }, ...now);
  const back = (from: 'success' | 'cancel') =>
    input({ isSignedIn: true, returned: { purchaseId: purchase(step).id, from } });

  return [
    {
      name: `${name}: paid, the next step follows`,
      input: signedIn,
      steps: [...toPayment(offer), knowing(watched('paid'), paid)],
      ends: next,
    },
    {
      name: `${name}: the card is declined, the next step follows, and it can be tried again`,
      input: signedIn,
      steps: [
        ...toPayment(offer),
        saying(watched('declined', `${name}.skipping`), 'paymentDeclined', step),
        saying(done('skipRegistrationStep', skipped, next), 'paymentDeclined', step),
        silent(send(open(step), `${name}.checkingOffer`)),
        isOpen(true, `${name}.offering`),
        send(start),
        done(actor, purchase(step), `${name}.leaving`),
        done('goToProvider', undefined),
        watched('paid'),
      ],
      ends: next,
    },
    {
      name: `${name}: the payment was let go elsewhere`,
      input: signedIn,
      steps: [
        ...toPayment(offer),
        { ...saying(watched('over'), 'paymentOver', step) },
        knowing(silent(send(start)), atPaying(step, 'ended')),
      ],
      ends: `${name}.openingPayment`,
    },
    {
      name: `${name}: on the way back from the provider, paid`,
      input: back('success'),
      steps: [opened(atPaying(step), `${name}.awaitingPayment.watching`), watched('paid')],
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
      steps: [opened(atPaying(step, 'declined'), `${name}.awaitingPayment.watching`)],
      ends: `${name}.awaitingPayment.watching`,
    },
    {
      name: `${name}: on the way back without paying, the next step follows`,
      input: back('cancel'),
      steps: [
        { ...saying(opened(atPaying(step), `${name}.skipping`), 'paymentCancelled', step) },
        saying(done('skipRegistrationStep', skipped, next), 'paymentCancelled', step),
        { ...send(open(step), `${name}.checkingOffer`), context: { returned: null } },
      ],
      ends: `${name}.checkingOffer`,
    },
    {
      name: `${name}: on the way back without paying, after the card was declined`,
      input: back('cancel'),
      steps: [saying(opened(atPaying(step, 'declined'), `${name}.skipping`), 'paymentDeclined', step)],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: back from a payment that is none of this registration`,
      input: input({ isSignedIn: true, returned: { purchaseId: 'another', from: 'cancel' } }),
      steps: [opened(atPaying(step, 'declined'))],
      ends: `${name}.checkingOffer`,
    },
    {
      name: `${name}: a payment left open is gone on with`,
      input: signedIn,
      steps: [opened(atPaying(step), `${name}.awaitingPayment.watching`), send(resume)],
      ends: `${name}.leaving`,
    },
    {
      name: `${name}: a payment left open, without an address to go to, is changed`,
      input: signedIn,
      steps: [opened({ ...at(step), purchases: [{ ...purchase(step), url: null }] }), ignored(resume), send(reopen)],
      ends: `${name}.offering`,
    },
    {
      name: `${name}: a payment left open is skipped`,
      input: signedIn,
      steps: [opened(atPaying(step)), send(skip)],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: the server is away when asked how the payment ended`,
      input: signedIn,
      steps: [
        opened(atPaying(step)),
        fails('watchPurchase', 'away', `${name}.awaitingPayment.watchFailed`),
        send(retry, `${name}.awaitingPayment.watching`),
      ],
      ends: `${name}.awaitingPayment.watching`,
    },
    {
      name: `${name}: the session has ended while waiting for the payment`,
      input: signedIn,
      steps: [opened(atPaying(step)), fails('watchPurchase', 'signedOut')],
      ends: 'signedOut',
    },
    {
      name: `${name}: the registration is complete while waiting for the payment`,
      input: signedIn,
      steps: [opened(atPaying(step)), fails('watchPurchase', 'notDue')],
      ends: 'opening',
    },
    {
      name: `${name}: nobody pays from an insecure host`,
      input: signedIn,
      steps: [
        opened(atPaying(step)),
        send(resume),
        fails('goToProvider', 'insecureHost', `${name}.insecureHost`),
        send(reopen, `${name}.offering`),
      ],
      ends: `${name}.offering`,
    },
    {
      name: `${name}: nobody pays from an insecure host, but can go on`,
      input: signedIn,
      steps: [opened(atPaying(step)), send(resume), fails('goToProvider', 'insecureHost'), send(skip)],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: the provider cannot be reached`,
      input: signedIn,
      steps: [opened(atPaying(step)), send(resume), saying(fails('goToProvider', 'away'), 'away')],
      ends: `${name}.payFailed`,
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

/** How what is offered is paid for, and what follows. */
export const payingJourneys: readonly Journey[] = offers.flatMap(payingOf);
