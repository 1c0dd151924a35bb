/** The refusals of shared rides, in both languages. */
export const carpoolProblemTexts = {
  permit_needed: {
    en: 'You need a parking permit that is valid on that day. Apply for one, or renew yours, first.',
    mt: 'Għandek bżonn permess tal-parkeġġ li jkun validu dakinhar. L-ewwel applika għalih, jew ġeddu.',
  },
  message_not_accepted: {
    en: 'Accept the rules of carpooling first.',
    mt: 'L-ewwel aċċetta r-regoli tal-carpooling.',
  },
  no_parking: {
    en: 'No parking spaces available on the selected date.',
    mt: 'M’hemmx spazji tal-parkeġġ disponibbli fid-data magħżula.',
  },
  booking_closed: {
    en: 'It’s too late to book or change a ride for this date. Choose a later date.',
    mt: 'Tard wisq biex tibbukkja jew tibdel vjaġġ għal din id-data. Agħżel data aktar tard.',
  },
  space_taken: {
    en: 'Someone else has just taken this space. Choose another.',
    mt: 'Għadu kemm ħa dan l-ispazju ħaddieħor. Agħżel ieħor.',
  },
  already_riding: {
    en: 'You already have a place in a car on this day. Cancel or leave that ride first.',
    mt: 'Dakinhar diġà għandek post f’karozza. L-ewwel ħassar dak il-vjaġġ jew oħroġ minnu.',
  },
  passenger_rides: {
    en: 'This passenger already has a place in another car on this day. Choose someone else.',
    mt: 'Dan il-passiġġier diġà għandu post f’karozza oħra dakinhar. Agħżel lil ħaddieħor.',
  },
  passenger_unavailable: {
    en: 'This passenger can no longer be added: search for them again, or choose someone else.',
    mt: 'Dan il-passiġġier ma jistax jiżdied aktar: erġa’ fittxu, jew agħżel lil ħaddieħor.',
  },
  car_full: {
    en: 'There’s no more room in the car. Remove a passenger first.',
    mt: 'M’hemmx aktar post fil-karozza. L-ewwel neħħi passiġġier.',
  },
  letters_missing: {
    en: 'Enter at least three letters of the name, or the whole card number.',
    mt: 'Daħħal mill-inqas tliet ittri tal-isem, jew in-numru sħiħ tal-karta.',
  },
  too_many_searches: {
    en: 'You’ve looked up a lot of people lately. Try again on another day.',
    mt: 'Dan l-aħħar fittixt ħafna nies. Erġa’ pprova f’jum ieħor.',
  },
  ride_over: {
    en: 'This ride has changed meanwhile: that’s no longer possible.',
    mt: 'Dan il-vjaġġ inbidel sadanittant: dan m’għadux possibbli.',
  },
  pass_unknown: {
    en: 'There’s no ride with this pass. Check what you typed, or scan the code.',
    mt: 'M’hemm l-ebda vjaġġ b’dan il-pass. Iċċekkja dak li ktibt, jew skennja l-kodiċi.',
  },
  pass_too_late: {
    en: 'This car came too late: its space is free again.',
    mt: 'Din il-karozza waslet tard: l-ispazju tagħha reġa’ nħeles.',
  },
} as const;
