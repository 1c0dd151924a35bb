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
  cancel_entered: {
    en: 'Someone has already come in with one of these tickets, so they can’t be cancelled any more.',
    mt: 'Xi ħadd diġà daħal b’wieħed minn dawn il-biljetti, u għalhekk ma jistgħux jitħassru aktar.',
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
    en: 'You’ve written to as many people as you can in one day. Try again tomorrow.',
    mt: 'Illum ktibt lill-akbar għadd ta’ nies permess. Erġa’ pprova għada.',
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
  exchange_open: {
    en: 'You’re changing the date of this booking. Finish that first, or release the new places.',
    mt: 'Qed tibdel id-data ta’ din il-prenotazzjoni. L-ewwel lesti l-bidla, jew ċedi l-postijiet il-ġodda.',
  },
  exchange_over: {
    en: 'The booking that this one was to replace has changed, so the date can’t be changed like this. You haven’t paid anything.',
    mt: 'Il-prenotazzjoni li kienet se tinbidel m’għadhiex kif kienet, u għalhekk id-data ma tistax tinbidel b’dan il-mod. Ma ħallast xejn.',
  },
  exchange_given: {
    en: 'Some of these tickets came from someone else or belong to someone else by now, so the date of this booking can’t be changed.',
    mt: 'Uħud minn dawn il-biljetti ġew mingħand ħaddieħor jew issa huma ta’ ħaddieħor, u għalhekk id-data ta’ din il-prenotazzjoni ma tistax tinbidel.',
  },
  exchange_entered: {
    en: 'Someone has already come in with one of these tickets, so the date can’t be changed any more.',
    mt: 'Xi ħadd diġà daħal b’wieħed minn dawn il-biljetti, u għalhekk id-data ma tistax tinbidel aktar.',
  },
  exchange_same_date: {
    en: 'These tickets are for that date already. Choose another one.',
    mt: 'Dawn il-biljetti diġà huma għal dik id-data. Agħżel oħra.',
  },
  exchange_tickets: {
    en: 'The new date is for as many tickets of the same kinds as you have. Choose a place for each of them.',
    mt: 'Id-data l-ġdida hi għall-istess għadd u l-istess tipi ta’ biljetti li għandek. Agħżel post għal kull wieħed.',
  },
  exchange_holding: {
    en: 'You already hold other places for that date. Book them or release them first.',
    mt: 'Diġà għandek postijiet oħra miżmuma għal dik id-data. L-ewwel ibbukkjahom jew ċedihom.',
  },
  waiting_while_holding: {
    en: 'Places for this date are already held for you. Book them or release them first.',
    mt: 'Diġà għandek postijiet miżmuma għal din id-data. L-ewwel ibbukkjahom jew ċedihom.',
  },
  waiting_too_many: {
    en: 'There aren’t as many of these places in all, so they can’t come free for you. Choose fewer.',
    mt: 'B’kollox m’hemmx daqshekk minn dawn il-postijiet, u għalhekk ma jistgħux jinħelsu għalik. Agħżel inqas.',
  },
  share_over: {
    en: 'These places are no longer waiting for you: they were taken back, taken by someone else, paid for or released.',
    mt: 'Dawn il-postijiet m’għadhomx jistennewk: ittieħdu lura, ħadhom ħaddieħor, tħallsu jew inħelsu.',
  },
  share_own: {
    en: 'You asked for these places to be paid for. To pay for them yourself, take them back in your bookings.',
    mt: 'Int tlabt li dawn il-postijiet jitħallsu. Biex tħallashom int, ħudhom lura mill-prenotazzjonijiet tiegħek.',
  },
  share_to_self: {
    en: 'This is your own address. Leave your own places out; you pay for them here.',
    mt: 'Dan hu l-indirizz tiegħek. Ħalli barra l-postijiet tiegħek; tħallashom hawn.',
  },
  share_keep_one: {
    en: 'At least one place must stay with you.',
    mt: 'Mill-inqas post wieħed irid jibqa’ għandek.',
  },
  share_while_holding: {
    en: 'Other places for this date are held for you. Pay for them or release them first, then open the link again.',
    mt: 'Għandek postijiet oħra miżmuma għal din id-data. L-ewwel ħallashom jew ċedihom, imbagħad erġa’ iftaħ il-link.',
  },
  share_paid: {
    en: 'Your friend has paid for this, so it can’t be taken back.',
    mt: 'Dan diġà tħallas, u għalhekk ma tistax teħdu lura.',
  },
  share_reminded: {
    en: 'You can send this link again an hour after the last time, and no more than twice.',
    mt: 'Dan il-link tista’ terġa’ tibagħtu siegħa wara l-aħħar darba, u mhux aktar minn darbtejn.',
  },
  past_the_share: {
    en: 'While your group is paying apart, no more places can be added here.',
    mt: 'Sakemm kulħadd qed iħallas tiegħu, ma jistgħux jiżdiedu postijiet hawn.',
  },
  apart_already: {
    en: 'Another group of yours for this date hasn’t been paid yet.',
    mt: 'Grupp ieħor tiegħek għal din id-data għadu ma tħallasx.',
  },
  apart_too_late: {
    en: 'Booking closes too soon for everyone to pay for themselves. Pay for all the places together.',
    mt: 'Il-prenotazzjonijiet jagħlqu dalwaqt, u m’hemmx ħin biex kulħadd iħallas tiegħu. Ħallas il-postijiet kollha f’daqqa.',
  },
  apart_not_offered: {
    en: 'Places offered from the waiting list, places at the new date of a booking, and places that cost nothing can’t be paid for apart.',
    mt: 'Postijiet offruti mil-lista ta’ stennija, postijiet għad-data l-ġdida ta’ prenotazzjoni u postijiet b’xejn ma jistgħux jitħallsu kull wieħed għalih.',
  },
};
