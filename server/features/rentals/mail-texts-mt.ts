import { given, labelled, type MailFacts, type MailTexts } from './mail-texts.ts';

const factsMt = ({ what, start, end, until, leftOut, reference }: MailFacts): string =>
  given(
    `X’tlabt: ${what}`,
    `Minn: ${start}`,
    `Sa: ${end}`,
    labelled('Kull ġimgħa sa', until),
    labelled('Mhux fi', leftOut),
    `Talba: ${reference}`,
  ).join('\n');

/** The Maltese mails about requests for venues and equipment. */
export const malteseTexts: MailTexts = {
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
    heading: 'Il-ħlas sar u t-talba ġiet ikkonfermata',
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
  part_refunded: {
    heading: 'Parti minn flusek intbagħtet lura',
    paragraphs: (facts) =>
      given(
        factsMt(facts),
        labelled('Ingħata lura fuq il-karta', facts.refund),
        'Il-bank jista’ jdum ftit jiem biex juri l-flus.',
      ),
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
        facts.keptLate,
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
    heading: 'Xi ħaġa nieqsa jew bil-ħsara',
    paragraphs: (facts) =>
      given(
        facts.reason,
        factsMt(facts),
        given(
          labelled('Se nżommu mid-depożitu', facts.kept),
          labelled('Jingħata lura fuq il-karta', facts.refund),
        ).join('\n'),
        'Jekk taħseb li hemm żball, iktbilna u nerġgħu naraw.',
      ),
  },
  action: 'Ara t-talba tiegħi',
};
