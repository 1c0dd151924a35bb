/** Refusals of the rental of togas. */
export const togaProblems = {
  togas_closed: {
    en: 'Togas can’t be rented at the moment. Rentals open a few weeks before each graduation.',
    mt: 'Bħalissa t-togi ma jistgħux jinkrew. Il-kiri jiftaħ ftit ġimgħat qabel kull gradwazzjoni.',
  },
  fitting_full: {
    en: 'Someone has just taken the last place in this slot. Choose another.',
    mt: 'Għadu kif ittieħed l-aħħar post f’dan il-ħin. Agħżel ħin ieħor.',
  },
  fitting_over: {
    en: 'This slot is no longer on offer, or isn’t before your collection. Choose another.',
    mt: 'Dan il-ħin m’għadux disponibbli, jew mhux qabel il-ġbir tiegħek. Agħżel ħin ieħor.',
  },
  fitting_booked: {
    en: 'More people are booked in a slot of this day than that leaves room for. Move them first, or leave enough room.',
    mt: 'F’ħin minn dawn hemm aktar prenotazzjonijiet milli jippermetti dan. Ċaqlaqhom l-ewwel, jew ħalli biżżejjed post.',
  },
  fitting_hours: {
    en: 'The end must leave time for at least one slot after the start.',
    mt: 'It-tmiem irid iħalli ħin għal mill-inqas prova waħda wara l-bidu.',
  },
  toga_rented: {
    en: 'You’ve already rented for this graduation. You’ll find it in your account.',
    mt: 'Diġà krejt għal din il-gradwazzjoni. Issibha fil-kont tiegħek.',
  },
  toga_payment_open: {
    en: 'You have a payment open for a rental. Pay it, or give up its slot, before you change anything.',
    mt: 'Għandek ħlas miftuħ għal kirja. Ħallasha, jew ħalliha qabel ma tibdel xi ħaġa.',
  },
  two_trenchers: {
    en: 'Choose one trencher, not both.',
    mt: 'Agħżel trencher wieħed, mhux it-tnejn.',
  },
  graduation_unknown: {
    en: 'Choose one of the graduation days.',
    mt: 'Agħżel waħda mill-ġranet tal-gradwazzjoni.',
  },
  toga_out_of_stock: {
    en: 'Nothing in your size is left for this graduation. Check your measurements, or ask us whether more will come.',
    mt: 'Ma baqa’ xejn tad-daqs tiegħek għal din il-gradwazzjoni. Iċċekkja l-kejl, jew staqsina jekk hux ġej aktar.',
  },
  toga_pieces_sold_out: {
    en: 'Nothing is left for this graduation of: {{pieces}}. Leave that piece out, check your measurements, or ask us whether more will come.',
    mt: 'Għal din il-gradwazzjoni ma fadal xejn minn: {{pieces}}. Neħħi dik il-biċċa, iċċekkja l-kejl, jew staqsina jekk hux ġej aktar.',
  },
  toga_size_gone: {
    en: 'Every piece of this size is promised for that day. Note another size, or add to the stock first.',
    mt: 'Il-biċċiet kollha ta’ dan id-daqs huma mwiegħda għal dak il-jum. Niżżel daqs ieħor, jew żid l-istokk l-ewwel.',
  },
  toga_stock_promised: {
    en: 'More pieces of a size are promised than that. Move someone to another size first.',
    mt: 'Hemm aktar biċċiet imwiegħda minn daqs wieħed milli ktibt. L-ewwel ibdel id-daqs ta’ xi ħadd.',
  },
  toga_size_unknown: { en: 'There is no such size.', mt: 'Dan id-daqs ma jeżistix.' },
  size_needed: { en: 'Say which size fitted.', mt: 'Għid liema daqs joqgħod sew.' },
  not_paid_yet: {
    en: 'This comes once the rental has been paid for.',
    mt: 'Dan jiġi wara li titħallas il-kirja.',
  },
} as const;
