import { after, at, purchase } from './registration.fixtures.ts';
import {
  done,
  fails,
  ignored,
  isOpen,
  type Journey,
  knowing,
  type Offer,
  offers,
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
} from './registration.steps.ts';

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
      name: `${name}: an answer is refused, so it is skipped`,
      input: signedIn,
      steps: [
        ...toOffer(offer),
        send(start),
        saying(fails(actor, 'invalid', `${name}.offering`), 'invalid'),
        silent(send(skip)),
      ],
      ends: `${name}.skipping`,
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
