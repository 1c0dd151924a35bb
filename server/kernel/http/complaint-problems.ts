/** Refusals of complaints; see `problemTexts`. */
export const complaintProblems = {
  proof_invalid: {
    en: 'Your browser’s proof of work isn’t valid, or was used before. Send it again.',
    mt: 'Il-prova tax-xogħol tal-browser tiegħek mhijiex valida, jew diġà ntużat. Erġa’ ibgħatha.',
  },
  complaint_brake: {
    en: 'Complaints without a name are taken one at a time. Try again in a few seconds.',
    mt: 'L-ilmenti bla isem jidħlu wieħed wieħed. Erġa’ pprova ftit sekondi oħra.',
  },
  complaint_not_anonymous: {
    en: 'This came with your account, so it isn’t anonymous. Nothing was kept.',
    mt: 'Dan wasal mal-kont tiegħek, u għalhekk mhux anonimu. Ma nżamm xejn.',
  },
  complaint_code_unknown: {
    en: 'There’s no complaint with this code. Check each letter.',
    mt: 'M’hemm l-ebda lment b’dan il-kodiċi. Iċċekkja kull ittra.',
  },
  complaint_closed: {
    en: 'This complaint is closed. Reopen it first.',
    mt: 'Dan l-ilment magħluq. L-ewwel erġa’ iftħu.',
  },
  complaint_unread: {
    en: 'Something new was written to this complaint. Read it first, then try again.',
    mt: 'F’dan l-ilment inkitbet xi ħaġa ġdida. L-ewwel aqraha, imbagħad erġa’ pprova.',
  },
  complaint_unanswered: {
    en: 'You’ve written a lot since the last answer. Wait for the next one.',
    mt: 'Ktibt ħafna mill-aħħar tweġiba ’l hawn. Stenna t-tweġiba li jmiss.',
  },
  complaints_many: {
    en: 'You’ve sent ten complaints in a day. Try again tomorrow.',
    mt: 'Bgħatt għaxar ilmenti f’ġurnata. Erġa’ pprova għada.',
  },
} as const;
