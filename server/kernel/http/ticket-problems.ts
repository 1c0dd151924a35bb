/** Refusals of what becomes of tickets after they were bought. */
export const ticketProblems = {
  transfer_open: {
    en: 'This ticket is already on its way to somebody. Take it back first.',
    mt: 'Dan il-biljett diġà mibgħut lil xi ħadd. L-ewwel ħudu lura.',
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
    en: 'Somebody has already come in with this ticket, so it can’t change hands any more.',
    mt: 'Xi ħadd diġà daħal b’dan il-biljett, u għalhekk ma jistax jgħaddi għand ħaddieħor.',
  },
  transfer_to_self: {
    en: 'This ticket is already yours. Send it to somebody else.',
    mt: 'Dan il-biljett diġà tiegħek. Ibagħtu lil xi ħadd ieħor.',
  },
  too_many_tickets_sent: {
    en: 'That’s enough tickets sent for one day. Try again tomorrow.',
    mt: 'Bgħatt biżżejjed biljetti għal-lum. Erġa’ pprova għada.',
  },
};
