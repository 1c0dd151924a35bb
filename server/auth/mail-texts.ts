type MailText = { heading: string; paragraphs: string[]; action: string };

/** What is mailed about passwords, in the account's language. */
export const passwordTexts: Record<'en' | 'mt', { recovery: MailText; changed: (when: string) => MailText }> = {
  en: {
    recovery: {
      heading: 'Make a new password',
      paragraphs: [
        'Somebody, most likely you, asked for a new password for your account.',
        'This link is good once, for one hour. You did not ask? Then do nothing: your password stays as it is.',
      ],
      action: 'Make a new password',
    },
    changed: (when) => ({
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed: ${when}. On all other devices you are logged out.`,
        'It was not you? Then make a new password at once, and write to us.',
      ],
      action: 'It was not me',
    }),
  },
  mt: {
    recovery: {
      heading: 'Oħloq password ġdida',
      paragraphs: [
        'Xi ħadd, x’aktarx int, talab password ġdida għall-kont tiegħek.',
        'Dan il-link jintuża darba biss, u jiskadi wara siegħa. Ma tlabtx int? Mela injora din l-email: il-password tibqa’ kif inhi.',
      ],
      action: 'Oħloq password ġdida',
    },
    changed: (when) => ({
      heading: 'Il-password tiegħek inbidlet',
      paragraphs: [
        `Il-password tal-kont tiegħek inbidlet. Data u ħin: ${when}. Fuq l-apparati l-oħra kollha ħriġt mill-kont.`,
        'Ma kontx int? Mela oħloq password ġdida minnufih, u iktbilna.',
      ],
      action: 'Ma kontx jien',
    }),
  },
};
