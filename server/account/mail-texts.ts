import type { JobData } from '../jobs/jobs.ts';

type Kind = JobData['account-mail']['kind'];
type MailText = { heading: string; paragraphs: string[]; action?: string };

/** What is mailed about an account itself, in its language; `when` is a date and time as a person writes it. */
export const accountTexts: Record<'en' | 'mt', Record<Kind, (when: string) => MailText>> = {
  en: {
    email_changed: (when) => ({
      heading: 'Your e-mail address was changed',
      paragraphs: [
        `The e-mail address of your account was changed: ${when}. From now on, mail goes to the new address, and you log in with it.`,
        'It was not you? Then write to us at once.',
      ],
    }),
    deletion_due: (when) => ({
      heading: 'Your account will be deleted',
      paragraphs: [
        `You asked us to delete your account. It will be deleted: ${when}. You are logged out on all devices.`,
        'You would rather keep it? Then log in before that, and choose “Keep my account” in the settings.',
        'It was not you? Then log in, keep your account, and change your password.',
      ],
      action: 'Keep my account',
    }),
  },
  mt: {
    email_changed: (when) => ({
      heading: 'L-indirizz elettroniku tiegħek inbidel',
      paragraphs: [
        `L-indirizz elettroniku tal-kont tiegħek inbidel. Data u ħin: ${when}. Minn issa l-emails jintbagħtu fl-indirizz il-ġdid, u bih tidħol fil-kont.`,
        'Ma kontx int? Mela iktbilna minnufih.',
      ],
    }),
    deletion_due: (when) => ({
      heading: 'Il-kont tiegħek se jitħassar',
      paragraphs: [
        `Tlabtna nħassru l-kont tiegħek. Meta jitħassar: ${when}. Ħriġt mill-kont fuq l-apparati kollha.`,
        'Tippreferi żżommu? Mela idħol fil-kont qabel dak il-ħin, u fis-settings agħżel “Żomm il-kont tiegħi”.',
        'Ma kontx int? Mela idħol, żomm il-kont, u ibdel il-password.',
      ],
      action: 'Żomm il-kont tiegħi',
    }),
  },
};
