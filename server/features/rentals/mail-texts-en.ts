import { given, labelled, type MailFacts, type MailTexts } from './mail-texts.ts';

const factsEn = ({ what, start, end, until, leftOut, reference }: MailFacts): string =>
  given(
    `What: ${what}`,
    `From: ${start}`,
    `Until: ${end}`,
    labelled('Every week until', until),
    labelled('Not on', leftOut),
    `Request: ${reference}`,
  ).join('\n');

/** The English mails about requests for venues and equipment. */
export const englishTexts: MailTexts = {
  sent: {
    heading: 'We have your request',
    paragraphs: (facts) => [
      factsEn(facts),
      'You’ll get an answer within two working days. Nothing is kept for you until then.',
    ],
  },
  asked_back: {
    heading: 'A question about your request',
    paragraphs: (facts) => given(facts.reason, factsEn(facts), 'Change the request in your account and send it again.'),
  },
  approved: {
    heading: 'Your request is approved',
    paragraphs: (facts) =>
      given(
        factsEn(facts),
        facts.reason,
        labelled('Collect it at', facts.place),
        'If you no longer need it, call it off in your account before it begins, so that someone else can have it.',
      ),
  },
  to_pay: {
    heading: 'Your request is approved: pay to confirm it',
    paragraphs: (facts) =>
      given(
        factsEn(facts),
        facts.reason,
        given(
          labelled('Price', facts.price),
          labelled('Refundable deposit', facts.deposit),
          labelled('Pay by', facts.payBy),
        ).join('\n'),
        'It’s kept for you until then. After that, someone else can have it.',
        facts.terms,
      ),
  },
  paid: {
    heading: 'Paid and confirmed: it’s yours',
    paragraphs: (facts) =>
      given(
        factsEn(facts),
        labelled('Collect it at', facts.place),
        given(labelled('Price', facts.price), labelled('Refundable deposit', facts.deposit)).join('\n'),
        'If you no longer need it, call it off in your account before it begins, so that someone else can have it.',
        facts.terms,
      ),
  },
  unpaid: {
    heading: 'Your request has lapsed: it wasn’t paid',
    paragraphs: (facts) => [factsEn(facts), 'Nothing is kept for you any more. You can send another request.'],
  },
  refunded: {
    heading: 'Your money is back',
    paragraphs: (facts) => [factsEn(facts), 'All that you paid for this request has gone back to your card.'],
  },
  part_refunded: {
    heading: 'Part of your money is back',
    paragraphs: (facts) =>
      given(
        factsEn(facts),
        labelled('Went back to your card', facts.refund),
        'Your bank may take a few days to show it.',
      ),
  },
  declined: {
    heading: 'Your request was declined',
    paragraphs: (facts) => given(facts.reason, factsEn(facts), 'You can send another request at any time.'),
  },
  cancelled: {
    heading: 'Your request was called off',
    paragraphs: (facts) =>
      given(
        facts.reason,
        factsEn(facts),
        labelled('Going back to your card', facts.refund),
        facts.keptLate,
        'Nothing is kept for you any more.',
      ),
  },
  lapsed: {
    heading: 'Your request has lapsed',
    paragraphs: (facts) => [factsEn(facts), 'Its time came before it was decided. Write to us if you still need it.'],
  },
  begins_tomorrow: {
    heading: 'Tomorrow: what you hired',
    paragraphs: (facts) =>
      given(
        factsEn(facts),
        labelled('Collect it at', facts.place),
        'If you no longer need it, call it off in your account before it begins, so that someone else can have it.',
        facts.terms,
      ),
  },
  return_tomorrow: {
    heading: 'Tomorrow: bring everything back',
    paragraphs: (facts) => given(factsEn(facts), labelled('Bring it back to', facts.place)),
  },
  due_back: {
    heading: 'Please bring everything back',
    paragraphs: (facts) => given(factsEn(facts), labelled('Bring it back to', facts.place)),
  },
  returned: {
    heading: 'Thank you: everything is back',
    paragraphs: (facts) => given(factsEn(facts), labelled('Going back to your card', facts.refund), facts.reason),
  },
  missing: {
    heading: 'Something is missing or damaged',
    paragraphs: (facts) =>
      given(
        facts.reason,
        factsEn(facts),
        given(labelled('Kept from your deposit', facts.kept), labelled('Going back to your card', facts.refund)).join(
          '\n',
        ),
        'If you think that this is wrong, write to us and we’ll look at it again.',
      ),
  },
  action: 'See my request',
};
