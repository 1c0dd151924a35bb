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
  /** The staff's message. */
  reason: string | null;
};

export type RentalMailKind =
  | 'sent'
  | 'asked_back'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'lapsed'
  | 'due_back'
  | 'returned'
  | 'missing';

type Text = { heading: string; paragraphs: (facts: MailFacts) => string[] };
type MailTexts = Record<RentalMailKind, Text> & { action: string };

const factsEn = ({ what, start, end, reference }: MailFacts): string =>
  `What: ${what}\nFrom: ${start}\nUntil: ${end}\nRequest: ${reference}`;
const factsMt = ({ what, start, end, reference }: MailFacts): string =>
  `X’tlabt: ${what}\nMinn: ${start}\nSa: ${end}\nTalba: ${reference}`;
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
          [
            labelled('Collect it at', facts.place),
            labelled('Price', facts.price),
            labelled('Deposit, in cash', facts.deposit),
          ]
            .filter((line) => line !== null)
            .join('\n') || null,
          'If you no longer need it, call it off in your account before it begins, so that somebody else can have it.',
        ),
    },
    declined: {
      heading: 'Your request was declined',
      paragraphs: (facts) => given(facts.reason, factsEn(facts), 'You can send another request at any time.'),
    },
    cancelled: {
      heading: 'Your request was called off',
      paragraphs: (facts) => given(facts.reason, factsEn(facts), 'Nothing is kept for you any more.'),
    },
    lapsed: {
      heading: 'Your request has lapsed',
      paragraphs: (facts) => [factsEn(facts), 'Its time came before it was decided. Write to us if you still need it.'],
    },
    due_back: {
      heading: 'Please bring everything back',
      paragraphs: (facts) => given(factsEn(facts), labelled('Bring it back to', facts.place)),
    },
    returned: {
      heading: 'Thank you: everything is back',
      paragraphs: (facts) => given(factsEn(facts), facts.reason),
    },
    missing: {
      heading: 'Something didn’t come back',
      paragraphs: (facts) =>
        given(facts.reason, factsEn(facts), 'If you think that this is wrong, write to us and we’ll look at it again.'),
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
          [
            labelled('Fejn tiġbor', facts.place),
            labelled('Prezz', facts.price),
            labelled('Depożitu, fi flus kontanti', facts.deposit),
          ]
            .filter((line) => line !== null)
            .join('\n') || null,
          'Jekk ma jkollokx bżonn aktar, ħassar it-talba mill-kont tiegħek qabel il-bidu, biex ikun jista’ jeħodha ħaddieħor.',
        ),
    },
    declined: {
      heading: 'It-talba tiegħek ma ġietx aċċettata',
      paragraphs: (facts) => given(facts.reason, factsMt(facts), 'Tista’ tibgħat talba oħra meta trid.'),
    },
    cancelled: {
      heading: 'It-talba tiegħek tħassret',
      paragraphs: (facts) => given(facts.reason, factsMt(facts), 'Issa m’għadu miżmum xejn għalik.'),
    },
    lapsed: {
      heading: 'It-talba tiegħek skadiet',
      paragraphs: (facts) => [
        factsMt(facts),
        'Wasal il-ħin tagħha qabel ma ttieħdet deċiżjoni. Iktbilna jekk għad għandek bżonn.',
      ],
    },
    due_back: {
      heading: 'Jekk jogħġbok rodd kollox',
      paragraphs: (facts) => given(factsMt(facts), labelled('Fejn trodd', facts.place)),
    },
    returned: {
      heading: 'Grazzi: kollox reġa’ lura',
      paragraphs: (facts) => given(factsMt(facts), facts.reason),
    },
    missing: {
      heading: 'Xi ħaġa ma ġietx lura',
      paragraphs: (facts) =>
        given(facts.reason, factsMt(facts), 'Jekk taħseb li hemm żball, iktbilna u nerġgħu naraw.'),
    },
    action: 'Ara t-talba tiegħi',
  },
};
