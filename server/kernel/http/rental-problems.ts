/** Refusals of the rental of venues and equipment. */
export const rentalProblems = {
  rental_end: {
    en: 'The end date and time must be after the start. Choose a later end.',
    mt: 'Id-data u l-ħin tat-tmiem iridu jkunu wara l-bidu. Agħżel tmiem aktar tard.',
  },
  rental_past: {
    en: 'The start is in the past. Choose a later one.',
    mt: 'Il-bidu diġà għadda. Agħżel wieħed aktar tard.',
  },
  rental_day: { en: 'There’s no such day. Correct the date.', mt: 'M’hemmx ġurnata bħal din. Ikkoreġi d-data.' },
  rental_nothing: {
    en: 'Choose either a venue or equipment.',
    mt: 'Agħżel jew post jew apparat.',
  },
  rental_unknown: { en: 'This can’t be rented. Choose another.', mt: 'Dan ma jistax jinkera. Agħżel ieħor.' },
  rental_capacity: {
    en: 'The venue doesn’t hold that many people. Choose a larger one, or a smaller number.',
    mt: 'Il-post ma jesax daqshekk nies. Agħżel post akbar, jew numru iżgħar.',
  },
  rental_quantity: {
    en: 'There aren’t that many. Choose a smaller number.',
    mt: 'M’hemmx daqshekk. Agħżel numru iżgħar.',
  },
  rental_for_organisations: {
    en: 'This is lent to student organisations only. Choose something else, or the organisation that asks.',
    mt: 'Dan jissellfuh biss l-organizzazzjonijiet tal-istudenti. Agħżel xi ħaġa oħra, jew l-organizzazzjoni li qed titlob.',
  },
  rental_not_officer: {
    en: 'Only the officers of an organisation can ask for it. Choose one of yours, or ask for yourself.',
    mt: 'L-uffiċjali ta’ organizzazzjoni biss jistgħu jitolbu f’isimha. Agħżel waħda tiegħek, jew itlob f’ismek.',
  },
  rental_too_long: {
    en: '{{thing}}: at most {{days}} × 24 hours. Choose an earlier end.',
    mt: '{{thing}}: l-aktar {{days}} × 24 siegħa. Agħżel tmiem aktar kmieni.',
  },
  rental_venue_taken: {
    en: 'The venue is taken at that time. Another time or venue is needed.',
    mt: 'Il-post meħud f’dak il-ħin. Jeħtieġ ħin jew post ieħor.',
  },
  rental_stock_taken: {
    en: 'There isn’t enough equipment left on one of these days. Choose other days, or fewer things.',
    mt: 'F’waħda minn dawn il-ġranet ma fadalx biżżejjed apparat. Agħżel ġranet oħra, jew inqas affarijiet.',
  },
  rental_kept_too_much: {
    en: 'That’s more than the deposit. Enter a smaller sum.',
    mt: 'Dan hu aktar mid-depożitu. Daħħal somma iżgħar.',
  },
  rental_too_many: {
    en: 'You have twenty requests under way. Call one off, or wait until one is over.',
    mt: 'Għandek għoxrin talba għaddejjin. Ħassar waħda, jew stenna sakemm tintemm waħda.',
  },
  rental_repeat_venue: {
    en: 'Only a venue can be asked for every week. Ask for equipment each time.',
    mt: 'Kull ġimgħa tista’ titlob biss post. L-apparat itolbu kull darba.',
  },
  rental_nothing_left: {
    en: 'All its weeks are left out. Keep at least one, or choose another time.',
    mt: 'Tħallew barra l-ġimgħat kollha. Żomm mill-inqas waħda, jew agħżel ħin ieħor.',
  },
  rental_repeat_long: {
    en: 'What is asked for every week can last a week at most. Choose an earlier end, or ask once.',
    mt: 'Dak li titlob kull ġimgħa jista’ jdum l-aktar ġimgħa. Agħżel tmiem aktar kmieni, jew itlob darba.',
  },
  rental_repeat_until: {
    en: 'The last day must be at least a week after the start, and within half a year. Choose another.',
    mt: 'L-aħħar ġurnata trid tkun mill-inqas ġimgħa wara l-bidu, u mhux aktar minn nofs sena. Agħżel oħra.',
  },
  rental_too_many_files: {
    en: 'A request can have five documents at most. Remove one first.',
    mt: 'Talba jista’ jkollha mhux aktar minn ħames dokumenti. L-ewwel neħħi wieħed.',
  },
  rental_not_approved: {
    en: 'This comes once the request has been approved.',
    mt: 'Dan jiġi wara li tiġi approvata t-talba.',
  },
} as const;
