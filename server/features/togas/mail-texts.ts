/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  reference: string;
  /** The lines of the bill. */
  lines: string[];
  sum: string;
  fitting: string;
  graduation: string;
  collectFrom: string;
  /** The day and the hours in which everything is brought back. */
  giveBack: string;
  returnBy: string;
  place: string;
  deposit: string;
  /** When it happened. */
  when: string;
  /** Why the deposit was kept; null in other mails, and where it came back too late or not at all. */
  reason: string | null;
  /** The deposit was kept, and everything is still out. */
  isMissing: boolean;
};

export type TogaMailKind =
  | 'booked'
  | 'moved'
  | 'refunded'
  | 'fitting_reminder'
  | 'return_reminder'
  | 'deposit_taken'
  | 'deposit_given_back'
  | 'deposit_kept';

type Text = { heading: string; paragraphs: (facts: MailFacts) => string[] };
type MailTexts = Record<TogaMailKind, Text> & { action: string };

/** The mails about the rental of a toga, in the reader's language. */
export const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    booked: {
      heading: 'Your toga fitting is booked',
      paragraphs: ({ fitting, place, lines, sum, reference, collectFrom, giveBack, deposit }) => [
        `Fitting: ${fitting}\nWhere: ${place}`,
        'It takes about twenty minutes. Wear the shoes that you’ll graduate in, and show the code in the attached confirmation.',
        [...lines, `Paid: ${sum}`, `Receipt: ${reference}`].join('\n'),
        `Collect everything from ${collectFrom}, with ${deposit} in cash as a deposit. Bring it back on ${giveBack}, and you’ll get the deposit back.`,
      ],
    },
    moved: {
      heading: 'Your toga fitting has moved',
      paragraphs: ({ fitting, place, reference }) => [
        `Fitting: ${fitting}\nWhere: ${place}\nRental: ${reference}`,
        'Your old slot is free for someone else. The calendar file attached replaces the one you have.',
      ],
    },
    refunded: {
      heading: 'Refunded: toga rental',
      paragraphs: ({ sum, reference }) => [
        'Your payment arrived when the slot for your fitting was no longer held for you.',
        `${sum} went back to the card that you paid with. Your bank may take a few days to show it. Reference: ${reference}.`,
      ],
    },
    fitting_reminder: {
      heading: 'Tomorrow: your toga fitting',
      paragraphs: ({ fitting, place, reference }) => [
        `Fitting: ${fitting}\nWhere: ${place}\nRental: ${reference}`,
        'Wear the shoes that you’ll graduate in. If you can’t come, take another slot in your account before this one begins.',
      ],
    },
    return_reminder: {
      heading: 'Tomorrow: bring your toga back',
      paragraphs: ({ giveBack, place, deposit }) => [
        `When: ${giveBack}\nWhere: ${place}`,
        `Your deposit of ${deposit} is waiting for you. We can’t give it back if things come late or damaged.`,
      ],
    },
    deposit_taken: {
      heading: 'Receipt: your deposit',
      paragraphs: ({ deposit, when, reference, giveBack, place }) => [
        `Taken in cash: ${deposit}\nWhen: ${when}\nRental: ${reference}`,
        `Bring everything back to ${place} on ${giveBack}.`,
      ],
    },
    deposit_given_back: {
      heading: 'Receipt: your deposit was given back',
      paragraphs: ({ deposit, when, reference }) => [
        `Given back in cash: ${deposit}\nWhen: ${when}\nRental: ${reference}`,
        'Thank you, and congratulations.',
      ],
    },
    deposit_kept: {
      heading: 'Your deposit was kept',
      paragraphs: ({ deposit, when, reference, returnBy, reason, isMissing, place }) => [
        `Kept: ${deposit}\nWhen: ${when}\nRental: ${reference}`,
        reason ?? `Everything was due back by ${returnBy}.`,
        ...(isMissing ? [`It still has to come back. Bring it as soon as you can to: ${place}`] : []),
        'If you think that this is wrong, write to us and we’ll look at it again.',
      ],
    },
    action: 'See my rental',
  },
  mt: {
    booked: {
      heading: 'Il-prova tat-toga tiegħek hi bbukkjata',
      paragraphs: ({ fitting, place, lines, sum, reference, collectFrom, giveBack, deposit }) => [
        `Prova: ${fitting}\nPost: ${place}`,
        'Il-prova ddum madwar għoxrin minuta. Ilbes iż-żarbun li se tilbes fil-gradwazzjoni, u uri l-kodiċi li hemm fil-konferma mehmuża.',
        [...lines, `Ħlas: ${sum}`, `Irċevuta: ${reference}`].join('\n'),
        `Ġbir: ${collectFrom}, jew wara. Ġib miegħek ${deposit} fi flus kontanti bħala depożitu.\nMeta trodd kollox: ${giveBack}. Meta trodd kollox fil-ħin, tieħu d-depożitu lura.`,
      ],
    },
    moved: {
      heading: 'Il-ħin tal-prova tat-toga tiegħek inbidel',
      paragraphs: ({ fitting, place, reference }) => [
        `Prova: ${fitting}\nPost: ${place}\nKirja: ${reference}`,
        'Il-ħin ta’ qabel issa jista’ jeħdu ħaddieħor. Il-fajl tal-kalendarju mehmuż jieħu post dak li għandek.',
      ],
    },
    refunded: {
      heading: 'Rifużjoni: kiri ta’ toga',
      paragraphs: ({ sum, reference }) => [
        'Il-ħlas tiegħek wasal meta l-ħin għall-prova ma kienx għadu miżmum għalik.',
        `${sum} intbagħtu lura fuq il-karta li ħallast biha. Il-bank jista’ jdum ftit jiem biex jurihom. Referenza: ${reference}.`,
      ],
    },
    fitting_reminder: {
      heading: 'Għada: il-prova tat-toga tiegħek',
      paragraphs: ({ fitting, place, reference }) => [
        `Prova: ${fitting}\nPost: ${place}\nKirja: ${reference}`,
        'Ilbes iż-żarbun li se tilbes fil-gradwazzjoni. Jekk ma tistax tiġi, agħżel ħin ieħor mill-kont tiegħek qabel ma jibda dan.',
      ],
    },
    return_reminder: {
      heading: 'Għada: rodd it-toga',
      paragraphs: ({ giveBack, place, deposit }) => [
        `Meta: ${giveBack}\nPost: ${place}`,
        `Id-depożitu tiegħek ta’ ${deposit} qed jistenniek. Ma nistgħux nagħtuhulek lura jekk l-affarijiet jaslu tard jew bil-ħsara.`,
      ],
    },
    deposit_taken: {
      heading: 'Irċevuta: id-depożitu tiegħek',
      paragraphs: ({ deposit, when, reference, giveBack, place }) => [
        `Depożitu fi flus kontanti: ${deposit}\nMeta: ${when}\nKirja: ${reference}`,
        `Meta trodd kollox: ${giveBack}\nPost: ${place}`,
      ],
    },
    deposit_given_back: {
      heading: 'Irċevuta: id-depożitu ngħata lura',
      paragraphs: ({ deposit, when, reference }) => [
        `Depożitu mogħti lura fi flus kontanti: ${deposit}\nMeta: ${when}\nKirja: ${reference}`,
        'Grazzi, u prosit.',
      ],
    },
    deposit_kept: {
      heading: 'Id-depożitu tiegħek inżamm',
      paragraphs: ({ deposit, when, reference, returnBy, reason, isMissing, place }) => [
        `Depożitu miżmum: ${deposit}\nMeta: ${when}\nKirja: ${reference}`,
        reason ?? `Kollox kellu jiġi lura sa: ${returnBy}.`,
        ...(isMissing ? [`Xorta trid trodd kollox, malli tkun tista’.\nPost: ${place}`] : []),
        'Jekk taħseb li hemm żball, iktbilna u nerġgħu naraw.',
      ],
    },
    action: 'Ara l-kirja tiegħi',
  },
};
