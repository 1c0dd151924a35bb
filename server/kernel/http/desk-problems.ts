/** Refusals of the staff's work at the desk. */
export const deskProblems = {
  not_stuck: {
    en: 'This isn’t stuck any more: it has worked, or someone has already tried it again.',
    mt: 'Dan m’għadux fost dak li weħel: irnexxa, jew xi ħadd diġà reġa’ pprovah.',
  },
  date_called_off: {
    en: 'This date has already been called off by {{name}}.',
    mt: 'Din id-data diġà ħassarha {{name}}.',
  },
  changed_meanwhile: {
    en: 'Someone has changed this since you opened it, so nothing was done. Look at it again first.',
    mt: 'Xi ħadd biddel dan wara li ftaħtu, u għalhekk ma sar xejn. L-ewwel erġa’ ara x’inbidel.',
  },
  refund_too_much: {
    en: 'That’s more than is left to refund. Enter a smaller amount.',
    mt: 'Dan hu aktar milli fadal x’jintradd. Daħħal ammont iżgħar.',
  },
} as const;
