/** The reasons why a bought ticket can't change hands. */
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
};
