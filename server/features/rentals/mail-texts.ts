/** The facts of a request, in the reader's language. */
export type MailFacts = {
  reference: string;
  what: string;
  start: string;
  end: string;
  /** The place where equipment is collected; null for a venue. */
  place: string | null;
  /** Null where there is nothing to pay, as `deposit` is. */
  price: string | null;
  deposit: string | null;
  /** What goes back to the payer. */
  refund: string | null;
  /** The refund for calling it off, and its deadline. */
  terms: string | null;
  /** That what was paid is kept, and why. */
  kept: string | null;
  /** The last day of what repeats each week. */
  until: string | null;
  /** The days on which it doesn't. */
  leftOut: string | null;
  payBy: string | null;
  /** The staff's message. */
  reason: string | null;
};

export type RentalMailKind =
  | 'sent'
  | 'asked_back'
  | 'to_pay'
  | 'paid'
  | 'unpaid'
  | 'refunded'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'lapsed'
  | 'begins_tomorrow'
  | 'return_tomorrow'
  | 'due_back'
  | 'returned'
  | 'missing';

type Text = { heading: string; paragraphs: (facts: MailFacts) => string[] };
type MailTexts = Record<RentalMailKind, Text> & { action: string };

const factsEn = ({ what, start, end, until, leftOut, reference }: MailFacts): string =>
  given(
    `What: ${what}`,
    `From: ${start}`,
    `Until: ${end}`,
    labelled('Every week until', until),
    labelled('Not on', leftOut),
    `Request: ${reference}`,
  ).join('\n');
const factsMt = ({ what, start, end, until, leftOut, reference }: MailFacts): string =>
  given(
    `X’tlabt: ${what}`,
    `Minn: ${start}`,
    `Sa: ${end}`,
    labelled('Kull ġimgħa sa', until),
    labelled('Mhux fi', leftOut),
    `Talba: ${reference}`,
  ).join('\n');
const given = (...lines: (string | null)[]): string[] => lines.filter((line) => line !== null);
const labelled = (label: string, value: string | null): string | null => (value === null ? null : `${label}: ${value}`);

/** The mails about requests for venues and equipment. */
export const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    sent: {
      heading: 'We have your request',
      paragraphs: (facts) => [
        factsEn(facts),
        'You’ll get an answer within two working days. Nothing is kept for you until then.',
      ],
    },
    asked_back: {
      heading: 'A question about your request',
      paragraphs: (facts) =>
        given(facts.reason, factsEn(facts), 'Change the request in your account and send it again.'),
    },
    approved: {
      heading: 'Your request is approved',
      paragraphs: (facts) =>
        given(
          factsEn(facts),
          facts.reason,
          labelled('Collect it at', facts.place),
          'If you no longer need it, call it off in your account before it begins, so that somebody else can have it.',
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
            labelled('Deposit, which comes back', facts.deposit),
            labelled('Pay by', facts.payBy),
          ).join('\n'),
          'It’s kept for you until then. After that, somebody else can have it.',
          facts.terms,
        ),
    },
    paid: {
      heading: 'Paid and confirmed: it’s yours',
      paragraphs: (facts) =>
        given(
          factsEn(facts),
          labelled('Collect it at', facts.place),
          given(labelled('Price', facts.price), labelled('Deposit, which comes back', facts.deposit)).join('\n'),
          'If you no longer need it, call it off in your account before it begins, so that somebody else can have it.',
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
          facts.kept,
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
          'If you no longer need it, call it off in your account before it begins, so that somebody else can have it.',
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
      heading: 'Something didn’t come back',
      paragraphs: (facts) =>
        given(
          facts.reason,
          factsEn(facts),
          labelled('Deposit that we keep', facts.deposit),
          'If you think that this is wrong, write to us and we’ll look at it again.',
        ),
    },
    action: 'See my request',
  },
  mt: {
    sent: {
      heading: 'It-talba tiegħek waslitilna',
      paragraphs: (facts) => [
        factsMt(facts),
        'Ikollok tweġiba fi żmien jumejn tax-xogħol. Sadanittant ma jinżammlok xejn.',
      ],
    },
    asked_back: {
      heading: 'Mistoqsija dwar it-talba tiegħek',
      paragraphs: (facts) => given(facts.reason, factsMt(facts), 'Ibdel it-talba fil-kont tiegħek u erġa’ ibgħatha.'),
    },
    approved: {
      heading: 'It-talba tiegħek ġiet approvata',
      paragraphs: (facts) =>
        given(
          factsMt(facts),
          facts.reason,
          labelled('Fejn tiġbor', facts.place),
          'Jekk ma jkollokx bżonn aktar, ħassar it-talba mill-kont tiegħek qabel il-bidu, biex ikun jista’ jeħodha ħaddieħor.',
        ),
    },
    to_pay: {
      heading: 'It-talba tiegħek ġiet approvata: ħallas biex tikkonferma',
      paragraphs: (facts) =>
        given(
          factsMt(facts),
          facts.reason,
          given(
            labelled('Prezz', facts.price),
            labelled('Depożitu, li jingħata lura', facts.deposit),
            labelled('Ħallas sa', facts.payBy),
          ).join('\n'),
          'Sa dak il-ħin tinżamm għalik. Wara, jista’ jeħodha ħaddieħor.',
          facts.terms,
        ),
    },
    paid: {
      heading: 'Il-ħlas sar u t-talba kkonfermata',
      paragraphs: (facts) =>
        given(
          factsMt(facts),
          labelled('Fejn tiġbor', facts.place),
          given(labelled('Prezz', facts.price), labelled('Depożitu, li jingħata lura', facts.deposit)).join('\n'),
          'Jekk ma jkollokx bżonn aktar, ħassar it-talba mill-kont tiegħek qabel il-bidu, biex ikun jista’ jeħodha ħaddieħor.',
          facts.terms,
        ),
    },
    unpaid: {
      heading: 'It-talba tiegħek skadiet: ma sarx il-ħlas',
      paragraphs: (facts) => [factsMt(facts), 'Issa m’għadu miżmum xejn għalik. Tista’ tibgħat talba oħra.'],
    },
    refunded: {
      heading: 'Flusek ingħataw lura',
      paragraphs: (facts) => [
        factsMt(facts),
        'Dak kollu li ħallast għal din it-talba ntbagħat lura fuq il-karta tiegħek.',
      ],
    },
    declined: {
      heading: 'It-talba tiegħek ma ġietx aċċettata',
      paragraphs: (facts) => given(facts.reason, factsMt(facts), 'Tista’ tibgħat talba oħra meta trid.'),
    },
    cancelled: {
      heading: 'It-talba tiegħek tħassret',
      paragraphs: (facts) =>
        given(
          facts.reason,
          factsMt(facts),
          labelled('Jingħata lura fuq il-karta', facts.refund),
          facts.kept,
          'Issa m’għadu miżmum xejn għalik.',
        ),
    },
    lapsed: {
      heading: 'It-talba tiegħek skadiet',
      paragraphs: (facts) => [
        factsMt(facts),
        'Wasal il-ħin tagħha qabel ma ttieħdet deċiżjoni. Iktbilna jekk għad għandek bżonn.',
      ],
    },
    begins_tomorrow: {
      heading: 'Għada: dak li krejt',
      paragraphs: (facts) =>
        given(
          factsMt(facts),
          labelled('Fejn tiġbor', facts.place),
          'Jekk ma jkollokx bżonn aktar, ħassar it-talba mill-kont tiegħek qabel il-bidu, biex ikun jista’ jeħodha ħaddieħor.',
          facts.terms,
        ),
    },
    return_tomorrow: {
      heading: 'Għada: rodd kollox lura',
      paragraphs: (facts) => given(factsMt(facts), labelled('Fejn trodd', facts.place)),
    },
    due_back: {
      heading: 'Jekk jogħġbok rodd kollox',
      paragraphs: (facts) => given(factsMt(facts), labelled('Fejn trodd', facts.place)),
    },
    returned: {
      heading: 'Grazzi: kollox reġa’ lura',
      paragraphs: (facts) => given(factsMt(facts), labelled('Jingħata lura fuq il-karta', facts.refund), facts.reason),
    },
    missing: {
      heading: 'Xi ħaġa ma ġietx lura',
      paragraphs: (facts) =>
        given(
          facts.reason,
          factsMt(facts),
          labelled('Depożitu li nżommu', facts.deposit),
          'Jekk taħseb li hemm żball, iktbilna u nerġgħu naraw.',
        ),
    },
    action: 'Ara t-talba tiegħi',
  },
};
