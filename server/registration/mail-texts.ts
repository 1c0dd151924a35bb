import type { JobData } from '../jobs/jobs.ts';

type Purpose = JobData['code-mail']['purpose'];
type CodeText = { subject: string; heading: string; paragraphs: string[] };

/** The mail that brings a code, in the account's language. The code is no part of the subject: lock screens show that. */
export const codeTexts: Record<'en' | 'mt', Record<Purpose, (code: string) => CodeText>> = {
  en: {
    registration: (code) => ({
      subject: 'Your verification code',
      heading: `Your code: ${code}`,
      paragraphs: [
        'Enter this code to go on with your registration. It is good for 10 minutes.',
        'You did not register? Then somebody mistyped their address: do nothing, and nothing happens.',
      ],
    }),
    email_change: (code) => ({
      subject: 'Your verification code',
      heading: `Your code: ${code}`,
      paragraphs: [
        'Enter this code in your account to use this e-mail address from now on. It is good for 10 minutes.',
        'You asked for nothing? Then do nothing, and nothing changes.',
      ],
    }),
  },
  mt: {
    registration: (code) => ({
      subject: 'Il-kodiċi ta’ verifika tiegħek',
      heading: `Il-kodiċi tiegħek: ${code}`,
      paragraphs: [
        'Daħħal dan il-kodiċi biex tkompli r-reġistrazzjoni. Jiswa għal 10 minuti.',
        'Ma rreġistrajtx int? Mela xi ħadd żbalja l-indirizz: injora din l-email, u ma jiġri xejn.',
      ],
    }),
    email_change: (code) => ({
      subject: 'Il-kodiċi ta’ verifika tiegħek',
      heading: `Il-kodiċi tiegħek: ${code}`,
      paragraphs: [
        'Daħħal dan il-kodiċi fil-kont tiegħek biex minn issa tuża dan l-indirizz elettroniku. Jiswa għal 10 minuti.',
        'Ma tlabt xejn? Mela injora din l-email, u ma jinbidel xejn.',
      ],
    }),
  },
};
