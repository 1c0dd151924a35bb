/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'checkout.step.flow.deciding always 1': 'Every address of the checkout names a date.',
  'checkout.step.flow.openFailed step.open 0': 'The page of a failed look-up offers to try again, nothing else.',
  'checkout.step.flow.choosingSeats booking.release 0':
    'Letting go of the last seat lets the booking go: the page of the seats has no second way to do so.',
  'checkout.step.flow.namingAttendees booking.release 0': 'The page that asks who comes has no way to let go.',
  'checkout.step.flow.namingAttendees.failed error waitForNetwork 0': 'Waiting asks nobody, so it cannot be refused.',
  'checkout.step.flow.namingAttendees.saving error updateAttendees 0':
    'The page finds what is wrong with a name before it asks the server.',
  'checkout.step.flow.awaitingPayment booking.release 0': 'The way to let go leads over the answers.',
  'checkout.step.flow.awaitingPayment hold.expired 0':
    'The page asks how the payment ended at the same time: which answer comes first is not for a test to say.',
  'checkout.hold.held done hold 2':
    'Letting go of the last seat was asked first, so it is answered first; which answer travels faster is not for a test to say.',
  'checkout.step.flow.changingCode error changeCode 0':
    'The page asks at the same time what became of the hold: which answer comes first is not for a test to say.',
  ...Object.fromEntries(
    [
      'choosingTickets code.use 0',
      'choosingTickets code.drop 0',
      'holdingWithCode done holdWithCode 0',
      'holdingWithCode error holdWithCode 0',
      'holdingWithCode error holdWithCode 1',
      'holdingWithCode error holdWithCode 2',
      'holdingWithCode error holdWithCode 3',
      'checkingAnswers code.use 0',
      'checkingAnswers code.drop 0',
      'changingCode done changeCode 0',
      'changingCode error changeCode 1',
      'changingCode error changeCode 2',
    ].map((code) => [
      `checkout.step.flow.${code}`,
      'The walk’s event has no codes: tests/e2e/promo-code.full.test.ts takes it.',
    ]),
  ),
  ...Object.fromEntries(
    [
      'checkingAnswers places.share 0',
      'sharingPlaces done payApart 0',
      'sharingPlaces error payApart 0',
      'sharingPlaces error payApart 1',
      'sharingPlaces error payApart 2',
      'sorting always 8',
    ].map((share) => [
      `checkout.step.flow.${share}`,
      'The walk books for one person: tests/e2e/paying-apart.full.test.ts takes it.',
    ]),
  ),
  ...Object.fromEntries(
    ['choosingTickets step.open 1', 'choosingSeats.settled step.open 0', 'namingAttendees.editing step.open 0'].map(
      (forward) => [`checkout.step.flow.${forward}`, 'Only Forward does this: tests/e2e/resume.full.test.ts takes it.'],
    ),
  ),
};
