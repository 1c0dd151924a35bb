import { after, at, atPaying, input, purchase } from './registration.fixtures.ts';
import {
  done,
  fails,
  ignored,
  isOpen,
  type Journey,
  knowing,
  type Offer,
  offers,
  open,
  opened,
  openedAt,
  reopen,
  retry,
  saying,
  send,
  signedIn,
  silent,
  skip,
  toOffer,
  toPayment,
} from './registration.steps.ts';
import type { PaymentEnd } from '../../../machines/payment/payment.machine.ts';

const offeringOf = (offer: Offer): Journey[] => {
  const { step, name, actor, start, next } = offer;
  return [
    {
      name: `${name}: skipped, the next step follows`,
      input: signedIn,
      steps: [
        ...toOffer(offer),
        send(skip, `${name}.skipping`),
        knowing(done('skipRegistrationStep', after(at(step), step, 'skipped')), after(at(step), step, 'skipped')),
      ],
      ends: next,
    },
    {
      name: `${name}: cannot be had at this time of year`,
      input: signedIn,
      steps: [openedAt(step), isOpen(false, `${name}.closed`), ignored(start), send(skip)],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: the server is away when asked whether it can be had`,
      input: signedIn,
      steps: [openedAt(step), fails('checkOffer', 'away')],
      ends: `${name}.offering`,
    },
    {
      name: `${name}: the session has ended when asked whether it can be had`,
      input: signedIn,
      steps: [openedAt(step), fails('checkOffer', 'signedOut')],
      ends: 'signedOut',
    },
    {
      name: `${name}: the registration is complete when asked whether it can be had`,
      input: signedIn,
      steps: [openedAt(step), fails('checkOffer', 'notDue')],
      ends: 'opening',
    },
    {
      name: `${name}: cannot be skipped while the server is away`,
      input: signedIn,
      steps: [
        ...toOffer(offer),
        send(skip),
        saying(fails('skipRegistrationStep', 'away', `${name}.skipFailed`), 'away'),
        silent(send(retry, `${name}.skipping`)),
        fails('skipRegistrationStep', 'away'),
        silent(send(reopen)),
      ],
      ends: `${name}.offering`,
    },
    {
      name: `${name}: the session has ended when it is skipped`,
      input: signedIn,
      steps: [...toOffer(offer), send(skip), fails('skipRegistrationStep', 'signedOut')],
      ends: 'signedOut',
    },
    {
      name: `${name}: the registration is complete when it is skipped`,
      input: signedIn,
      steps: [...toOffer(offer), send(skip), fails('skipRegistrationStep', 'notDue')],
      ends: 'opening',
    },
    {
      name: `${name}: an answer is refused`,
      input: signedIn,
      steps: [
        ...toOffer(offer),
        send(start),
        saying(fails(actor, 'invalid', `${name}.offering`), 'invalid'),
        silent(send(start)),
      ],
      ends: `${name}.openingPayment`,
    },
    {
      name: `${name}: it closes meanwhile`,
      input: signedIn,
      steps: [...toOffer(offer), send(start), fails(actor, 'notOpen')],
      ends: `${name}.closed`,
    },
    {
      name: `${name}: the session has ended when the payment is opened`,
      input: signedIn,
      steps: [...toOffer(offer), send(start), fails(actor, 'signedOut')],
      ends: 'signedOut',
    },
    {
      name: `${name}: the registration is complete when the payment is opened`,
      input: signedIn,
      steps: [...toOffer(offer), send(start), fails(actor, 'notDue')],
      ends: 'opening',
    },
    {
      name: `${name}: the payment cannot be opened, then can`,
      input: signedIn,
      steps: [
        ...toOffer(offer),
        send(start),
        saying(fails(actor, 'away', `${name}.payFailed`), 'away'),
        silent(send(start)),
      ],
      ends: `${name}.openingPayment`,
    },
    {
      name: `${name}: the payment cannot be opened, so it is skipped`,
      input: signedIn,
      steps: [...toOffer(offer), send(start), fails(actor, 'away'), silent(send(skip))],
      ends: `${name}.skipping`,
    },
    {
      name: `${name}: it was paid in another tab`,
      input: signedIn,
      steps: [
        ...toOffer(offer),
        send(start),
        done(actor, purchase(step, 'paid'), 'opening'),
        opened(after(at(step), step)),
      ],
      ends: next,
    },
  ];
};

/** The offers on the way, until each is paid for or skipped. */
export const offeringJourneys: readonly Journey[] = offers.flatMap(offeringOf);

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
        saying(ended('over', 'opening'), 'paymentOver', step),
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
