import type { Bilingual } from '../../../kernel/db/schema.ts';

/** The words on a pass that no other ticket has. */
export const walletTexts = {
  event: { en: 'Event', mt: 'Avveniment' },
  when: { en: 'When', mt: 'Meta' },
  where: { en: 'Where', mt: 'Fejn' },
  address: { en: 'Address', mt: 'Indirizz' },
  door: { en: 'At the door', mt: 'Fil-bieb' },
  changes: { en: 'If the ticket changes', mt: 'Jekk jinbidel il-biljett' },
  stale: {
    en: 'This pass doesn’t update itself. Once the ticket is cancelled, sent to someone else or put in another name, the code here is refused at the door. The ticket that counts is among your bookings.',
    mt: 'Dan il-pass ma jaġġornax ruħu. Meta l-biljett jitħassar, jintbagħat lil ħaddieħor jew jinbidel l-isem fuqu, il-kodiċi li hawn ma jibqax validu fil-bieb. Il-biljett li jgħodd qiegħed fost il-prenotazzjonijiet tiegħek.',
  },
  bookings: { en: 'Your bookings', mt: 'Il-prenotazzjonijiet tiegħek' },
  contact: { en: 'Questions', mt: 'Mistoqsijiet' },
} satisfies Record<string, Bilingual>;
