import type { JobData } from '../../kernel/jobs/jobs.ts';

type Kind = JobData['account-mail']['kind'];
type MailText = { heading: string; paragraphs: string[]; action?: string };

/** The mails about an account itself, in its language; `when` is a date and time as a person writes it. */
export const accountTexts: Record<'en' | 'mt', Record<Kind, (when: string) => MailText>> = {
  en: {
    email_changed: (when) => ({
      heading: 'Your email address has been changed',
      paragraphs: [
        `Your account’s email address was changed on ${when}. From now on we’ll write to the new address, and you log in with it.`,
        'If this wasn’t you, take your account back within seven days with this link. It works once, logs everyone out, and you create a new password.',
      ],
      action: 'This wasn’t me',
    }),
    email_restored: (when) => ({
      heading: 'Your email address has been changed back',
      paragraphs: [
        `On ${when}, the change of your account’s email address was undone from the old address. Everyone was logged out.`,
        'If you don’t know why, write to us.',
      ],
    }),
    deletion_due: (when) => ({
      heading: 'Your account will be deleted',
      paragraphs: [
        `You asked us to delete your account. It will be deleted on ${when}. You’ve been logged out on all devices, and any rides and interviews to come are cancelled.`,
        'If you’d rather keep it, log in before then and choose “Keep my account” in the settings.',
        'If this wasn’t you, log in, keep your account and change your password.',
      ],
      action: 'Keep my account',
    }),
  },
  mt: {
    email_changed: (when) => ({
      heading: 'L-indirizz elettroniku tiegħek inbidel',
      paragraphs: [
        `L-indirizz elettroniku tal-kont tiegħek inbidel. Data u ħin: ${when}. Minn issa l-emails jintbagħtu fl-indirizz il-ġdid, u bih tidħol fil-kont.`,
        'Jekk ma kontx int, ħu lura l-kont tiegħek b’dan il-link fi żmien sebat ijiem. Jintuża darba biss, joħroġ lil kulħadd mill-kont, u inti toħloq password ġdida.',
      ],
      action: 'Ma kontx jien',
    }),
    email_restored: (when) => ({
      heading: 'L-indirizz elettroniku tiegħek reġa’ inbidel',
      paragraphs: [
        `Il-bidla fl-indirizz elettroniku tal-kont tiegħek tħassret mill-indirizz il-qadim. Data u ħin: ${when}. Kulħadd ħareġ mill-kont.`,
        'Jekk ma tafx għaliex, iktbilna.',
      ],
    }),
    deletion_due: (when) => ({
      heading: 'Il-kont tiegħek se jitħassar',
      paragraphs: [
        `Tlabtna nħassru l-kont tiegħek. Meta jitħassar: ${when}. Ħriġt mill-kont fuq l-apparati kollha, u tħassru l-vjaġġi u l-intervisti li kellek.`,
        'Jekk tippreferi żżommu, idħol fil-kont qabel dak il-ħin, u fis-settings agħżel “Żomm il-kont tiegħi”.',
        'Jekk ma kontx int, idħol, żomm il-kont, u ibdel il-password.',
      ],
      action: 'Żomm il-kont tiegħi',
    }),
  },
};
