/** The facts in the texts, written in the reader's language. */
export type MailFacts = {
  company: string;
  /** When it begins. */
  start: string;
  /** The time by which to be there. */
  arrive: string;
  /** The venue, with the stand where the company has one. */
  place: string;
  /** The name of the attached document; null where there is none. */
  cv: string | null;
  /** Why it was called off. */
  reason: string | null;
};

export type InterviewMailKind = 'booked' | 'moved' | 'cancelled' | 'called_off' | 'reminder';

type Text = { heading: (facts: MailFacts) => string; paragraphs: (facts: MailFacts) => string[] };
type MailTexts = Record<InterviewMailKind, Text> & { action: string };

/** The mails about interviews at the careers expo, in the reader's language. */
export const mailTexts: Record<'en' | 'mt', MailTexts> = {
  en: {
    booked: {
      heading: ({ company }) => `Your interview with ${company} is booked`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `When: ${start}\nBe there by: ${arrive}\nWhere: ${place}`,
        cv === null
          ? 'You haven’t attached a CV. You can add one in your account until the interview begins, or bring it on paper.'
          : `The company will see this CV: ${cv}`,
        'If you can’t make it, please cancel or take another slot, so that somebody else can have this one.',
      ],
    },
    moved: {
      heading: ({ company }) => `Your interview with ${company} has moved`,
      paragraphs: ({ start, arrive, place }) => [
        `When: ${start}\nBe there by: ${arrive}\nWhere: ${place}`,
        'Your former slot is somebody else’s to take. The calendar file attached replaces the one you have.',
      ],
    },
    cancelled: {
      heading: ({ company }) => `You’ve cancelled your interview with ${company}`,
      paragraphs: ({ start }) => [
        `It would have been on ${start}.`,
        'While there are slots left, you can book another one with them.',
      ],
    },
    called_off: {
      heading: ({ company }) => `Your interview with ${company} has been called off`,
      paragraphs: ({ start, reason }) => [
        `It would have been on ${start}.`,
        ...(reason === null ? [] : [reason]),
        'We’re sorry. While there are slots left, you can book another one.',
      ],
    },
    reminder: {
      heading: ({ company }) => `Tomorrow: your interview with ${company}`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `When: ${start}\nBe there by: ${arrive}\nWhere: ${place}`,
        cv === null
          ? 'You haven’t attached a CV: bring one on paper if you have it.'
          : `The company has your CV: ${cv}`,
        'If you can’t come, cancel in your account before it begins.',
      ],
    },
    action: 'See my interviews',
  },
  mt: {
    booked: {
      heading: ({ company }) => `L-intervista tiegħek hi bbukkjata: ${company}`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `Meta: ${start}\nKun hemm sa: ${arrive}\nPost: ${place}`,
        cv === null
          ? 'Ma hemżitx CV. Tista’ żżid wieħed mill-kont tiegħek sakemm tibda l-intervista, jew iġġibu fuq karta.'
          : `Il-kumpanija tkun tista’ tara dan is-CV: ${cv}`,
        'Jekk ma tistax tiġi, ħassarha jew agħżel ħin ieħor, biex ħaddieħor ikun jista’ jieħu dan.',
      ],
    },
    moved: {
      heading: ({ company }) => `Il-ħin tal-intervista tiegħek inbidel: ${company}`,
      paragraphs: ({ start, arrive, place }) => [
        `Meta: ${start}\nKun hemm sa: ${arrive}\nPost: ${place}`,
        'Il-ħin ta’ qabel issa jista’ jeħdu ħaddieħor. Il-fajl tal-kalendarju mehmuż jieħu post dak li għandek.',
      ],
    },
    cancelled: {
      heading: ({ company }) => `Ħassart l-intervista tiegħek: ${company}`,
      paragraphs: ({ start }) => [
        `Kellha tkun: ${start}.`,
        'Sakemm ikun għad fadal ħinijiet, tista’ tibbukkja oħra magħhom.',
      ],
    },
    called_off: {
      heading: ({ company }) => `L-intervista tiegħek tħassret: ${company}`,
      paragraphs: ({ start, reason }) => [
        `Kellha tkun: ${start}.`,
        ...(reason === null ? [] : [reason]),
        'Jiddispjaċina. Sakemm ikun għad fadal ħinijiet, tista’ tibbukkja oħra.',
      ],
    },
    reminder: {
      heading: ({ company }) => `Għada: l-intervista tiegħek (${company})`,
      paragraphs: ({ start, arrive, place, cv }) => [
        `Meta: ${start}\nKun hemm sa: ${arrive}\nPost: ${place}`,
        cv === null ? 'Ma hemżitx CV: ġib wieħed fuq karta jekk għandek.' : `Il-kumpanija għandha s-CV tiegħek: ${cv}`,
        'Jekk ma tistax tiġi, ħassar l-intervista mill-kont tiegħek qabel ma tibda.',
      ],
    },
    action: 'Ara l-intervisti tiegħi',
  },
};
