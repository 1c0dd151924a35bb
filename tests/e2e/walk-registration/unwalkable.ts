const REGISTRATION = 'registration';
const STEPS = `${REGISTRATION}.steps`;
const paidSteps = ['parking', 'studentCard', 'solidarityFund'] as const;

type Reasons = Readonly<Record<string, string>>;

/** Transitions of every optional step. */
const ofPaidSteps: Reasons = Object.fromEntries(
  paidSteps.flatMap((step) => [
    [
      `${STEPS}.${step}.leaving done goToProvider 0`,
      'Needs a page that the browser keeps while the provider is visited; one that is driven from outside keeps none and opens the page anew.',
    ],
    [`${STEPS}.${step}.leaving error goToProvider 1`, 'The server only gives addresses that can be visited.'],
    [
      `${STEPS}.${step}.checkingOffer error checkOffer 0`,
      'Whether something can be had does not depend on the step that is due.',
    ],
    [
      `${STEPS}.${step}.awaitingPayment.watching error watchPurchase 0`,
      'How far a registration is can be asked at every step of it.',
    ],
  ]),
);

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with why. */
export const unwalkable: Reasons = {
  ...ofPaidSteps,
  [`${STEPS}.verification.code.entering error waitForExpiry 0`]: 'A clock asks nobody, so it cannot be refused.',
  [`${STEPS}.verification.mail.resting error waitForResend 0`]: 'A clock asks nobody, so it cannot be refused.',
  [`${STEPS}.course.saving error saveAcademicDetails 0`]:
    'What the lists on the page let one choose, the server takes.',
  [`${STEPS}.parking.openingPayment error applyForPermit 1`]: 'Permits are given out all year round.',
  [`${STEPS}.studentCard.openingPayment error buyStudentCard 0`]:
    'A card is ordered without any answer that could be wrong.',
  [`${STEPS}.studentCard.openingPayment error buyStudentCard 1`]:
    'The union’s calendar has no day on which cards cannot be ordered.',
  [`${STEPS}.solidarityFund.openingPayment error donateToResearch 0`]:
    'A donation is given without any answer that could be wrong.',
  [`${STEPS}.solidarityFund.openingPayment error donateToResearch 1`]: 'Donations are taken all year round.',
  [`${STEPS}.solidarityFund.checkingOffer done checkOffer 1`]: 'Donations are taken all year round.',
  [`${STEPS}.solidarityFund.checkingOffer error checkOffer 1`]:
    'Donations are taken all year round, so nobody is asked.',
  [`${STEPS}.solidarityFund.checkingOffer error checkOffer 2`]:
    'Donations are taken all year round, so nobody is asked.',
  [`${STEPS}.solidarityFund.closed step.skip 0`]: 'Donations are taken all year round.',
};
