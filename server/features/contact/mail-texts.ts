import type { Locale, Schemas } from '../../kernel/http/operation.ts';

type Topic = Schemas['ContactMessage']['topic'];

type ContactTexts = {
  topics: Record<Topic, string>;
  subject: (facts: { topic: string; name: string; reference: string }) => string;
  from: (facts: { name: string; email: string; when: string }) => string;
  footer: string;
};

const subject: ContactTexts['subject'] = ({ topic, name, reference }) => `${topic}: ${name} (${reference})`;

/** The mail around a visitor's message to the union, in the language of the message. */
export const contactTexts: Record<Locale, ContactTexts> = {
  en: {
    topics: {
      account: 'Account and registration',
      events: 'Events and tickets',
      services: 'Services',
      funds: 'Funds',
      representation: 'Representation',
      careers: 'Careers',
      website: 'The website',
      other: 'Something else',
    },
    subject,
    from: ({ name, email, when }) => `From: ${name}, ${email}\nSent: ${when}`,
    footer: 'Sent with the form on the contact page. Reply to this email to write to the sender.',
  },
  mt: {
    topics: {
      account: 'Kont u reġistrazzjoni',
      events: 'Avvenimenti u biljetti',
      services: 'Servizzi',
      funds: 'Fondi',
      representation: 'Rappreżentanza',
      careers: 'Karrieri',
      website: 'Is-sit',
      other: 'Xi ħaġa oħra',
    },
    subject,
    from: ({ name, email, when }) => `Mingħand: ${name}, ${email}\nData: ${when}`,
    footer: 'Intbagħat bil-formola tal-paġna “Ikkuntattjana”. Wieġeb din l-email biex tikteb lil min bagħtu.',
  },
};
