/** The reasons why a bought ticket can't change hands, and why places can't be waited for or taken from the list. */
export const ticketProblems = {
  transfer_open: {
    en: 'This ticket is already on its way to someone. Take it back first.',
    mt: 'Dan il-biljett diġà ntbagħat lil xi ħadd. L-ewwel ħudu lura.',
  },
  transfer_over: {
    en: 'This ticket is no longer on offer: it was taken back or accepted, or the event has started.',
    mt: 'Dan il-biljett m’għadux disponibbli: ittieħed lura, ġie aċċettat, jew l-avveniment beda.',
  },
  transfer_too_late: {
    en: 'The event has started, so its tickets can’t be sent any more.',
    mt: 'L-avveniment beda, u għalhekk il-biljetti ma jistgħux jintbagħtu aktar.',
  },
  transfer_entered: {
    en: 'Someone has already come in with this ticket, so it can’t change hands any more.',
    mt: 'Xi ħadd diġà daħal b’dan il-biljett, u għalhekk ma jistax jgħaddi għand ħaddieħor.',
  },
  transfer_to_self: {
    en: 'This ticket is already yours. Send it to someone else.',
    mt: 'Dan il-biljett diġà tiegħek. Ibagħtu lil ħaddieħor.',
  },
  too_many_tickets_sent: {
    en: 'You’ve sent as many tickets as you can in one day. Try again tomorrow.',
    mt: 'Illum bgħatt l-akbar għadd ta’ biljetti permess. Erġa’ pprova għada.',
  },
  people_waiting: {
    en: 'This date is sold out and people are waiting, so places that come free are offered to them. Join the waiting list.',
    mt: 'Il-biljetti għal din id-data spiċċaw u hemm min qed jistenna, għalhekk il-postijiet li jinħelsu jiġu offruti lilhom. Ingħaqad mal-lista ta’ stennija.',
  },
  past_the_offer: {
    en: 'You were offered fewer places than that. Book those, or fewer.',
    mt: 'L-offerta kienet għal inqas postijiet minn hekk. Ibbukkja dawk, jew inqas.',
  },
  waiting_already: {
    en: 'You’re already on the waiting list for this date. Leave it first if you need another number of places.',
    mt: 'Ismek diġà jinsab fil-lista ta’ stennija għal din id-data. Jekk teħtieġ għadd ieħor ta’ postijiet, l-ewwel ħalliha.',
  },
  waiting_needless: {
    en: 'There are still places for this date, so you can book now.',
    mt: 'Għad hemm postijiet għal din id-data, u għalhekk tista’ tibbukkja issa.',
  },
  promo_unknown: {
    en: 'There’s no such code for this event. Check how it’s written.',
    mt: 'Dan il-kodiċi ma jeżistix għal dan l-avveniment. Iċċekkja kif inhu miktub.',
  },
  promo_not_yet: {
    en: 'This code can’t be used yet.',
    mt: 'Dan il-kodiċi għadu ma jistax jintuża.',
  },
  promo_over: {
    en: 'This code has expired.',
    mt: 'Dan il-kodiċi skada.',
  },
  promo_used_up: {
    en: 'This code has been used as often as it can be.',
    mt: 'Dan il-kodiċi ntuża kemm seta’ jintuża.',
  },
  promo_used_by_you: {
    en: 'You’ve used this code as often as one person can.',
    mt: 'Dan il-kodiċi użajtu kemm tista’ tużah persuna waħda.',
  },
  promo_not_for_these: {
    en: 'This code doesn’t make these tickets any cheaper.',
    mt: 'B’dan il-kodiċi, dawn il-biljetti ma jiswewx inqas.',
  },
  waiting_while_holding: {
    en: 'Places for this date are already held for you. Book them or release them first.',
    mt: 'Diġà għandek postijiet miżmuma għal din id-data. L-ewwel ibbukkjahom jew ċedihom.',
  },
};
