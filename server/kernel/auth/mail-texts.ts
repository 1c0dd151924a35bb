type MailText = { heading: string; paragraphs: string[]; action: string };

/** The mails about passwords, in the account's language. */
export const passwordTexts: Record<'en' | 'mt', { recovery: MailText; changed: (when: string) => MailText }> = {
  en: {
    recovery: {
      heading: 'Create a new password',
      paragraphs: [
        'Someone, most likely you, asked for a new password for your account.',
        'This link works once and expires in an hour. If you didn’t ask for it, ignore this email: your password stays the same.',
      ],
      action: 'Create a new password',
    },
    changed: (when) => ({
      heading: 'Your password has been changed',
      paragraphs: [
        `Your account’s password was changed on ${when}. You’ve been logged out on all other devices.`,
        'If this wasn’t you, create a new password at once and write to us.',
      ],
      action: 'It wasn’t me',
    }),
  },
  mt: {
    recovery: {
      heading: 'Oħloq password ġdida',
      paragraphs: [
        'Xi ħadd, x’aktarx int, talab password ġdida għall-kont tiegħek.',
        'Dan il-link jintuża darba biss, u jiskadi wara siegħa. Jekk ma tlabtx int, injora din l-email: il-password tibqa’ kif inhi.',
      ],
      action: 'Oħloq password ġdida',
    },
    changed: (when) => ({
      heading: 'Il-password tiegħek inbidlet',
      paragraphs: [
        `Il-password tal-kont tiegħek inbidlet. Data u ħin: ${when}. Fuq l-apparati l-oħra kollha ħriġt mill-kont.`,
        'Jekk ma kontx int, oħloq password ġdida minnufih, u iktbilna.',
      ],
      action: 'Ma kontx jien',
    }),
  },
};
