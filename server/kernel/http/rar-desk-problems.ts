/** Refusals about officers, and of counting the yearly reports' points. */
export const rarDeskProblems = {
  too_many_invitations: {
    en: 'That’s enough invitations for now. Withdraw one that is still open, or try again tomorrow.',
    mt: 'Bħalissa ntbagħtu biżżejjed stediniet. Neħħi waħda li għadha miftuħa, jew erġa’ pprova għada.',
  },
  last_officer: {
    en: 'You’re the last officer. Invite somebody else first: an organisation needs at least one.',
    mt: 'Int l-aħħar uffiċjal. L-ewwel stieden lil xi ħadd ieħor: organizzazzjoni teħtieġ mill-inqas wieħed.',
  },
  rar_too_many_points: {
    en: 'The question can’t give so many points. Enter fewer.',
    mt: 'Il-mistoqsija ma tistax tagħti daqshekk punti. Daħħal inqas.',
  },
  rar_published: {
    en: 'The results of this year are published already. Load the page again to see them.',
    mt: 'Ir-riżultati ta’ din is-sena diġà ġew ippubblikati. Erġa’ għabbi l-paġna biex tarahom.',
  },
  rar_not_all_scored: {
    en: 'Not every report that was sent is scored. Score the others first: results are published for all at once.',
    mt: 'Mhux kull rapport li ntbagħat għandu l-punti. L-ewwel lesti l-oħrajn: ir-riżultati joħorġu għal kulħadd f’daqqa.',
  },
  rar_not_all_awarded: {
    en: 'Some questions have no points yet. Count them, or settle where the readers differ.',
    mt: 'Xi mistoqsijiet għad m’għandhomx punti. Għoddhom, jew iddeċiedi fejn il-qarrejja ma jaqblux.',
  },
  rar_enough_readers: {
    en: 'Enough readers have counted this answer. It needs nobody else.',
    mt: 'Biżżejjed qarrejja għaddew din it-tweġiba. Ma teħtieġ lil ħadd aktar.',
  },
  rar_readers_missing: {
    en: 'Not all readers have counted this answer. Wait until they have.',
    mt: 'Mhux il-qarrejja kollha għaddew din it-tweġiba. Stenna sakemm ilestu.',
  },
  rar_not_a_reader: {
    en: 'Only those who counted this answer settle its points. Ask one of them.',
    mt: 'Dawk li għaddew din it-tweġiba biss jiddeċiedu l-punti tagħha. Staqsi lil xi ħadd minnhom.',
  },
  rar_own_organisation: {
    en: 'You’re an officer of this organisation, so you can’t count its points. Leave it to another reader.',
    mt: 'Int uffiċjal ta’ din l-organizzazzjoni, u ma tistax tgħodd il-punti tagħha. Ħalliha għal qarrej ieħor.',
  },
  rar_returned_before: {
    en: 'The readers can ask only once, and they have. Count what is there.',
    mt: 'Il-qarrejja jistgħu jitolbu darba biss, u diġà talbu. Għodd dak li hemm.',
  },
  rar_ask_something: {
    en: 'Say what is missing, for at least one question.',
    mt: 'Għid x’jonqos, għal mill-inqas mistoqsija waħda.',
  },
  rar_too_soon: {
    en: 'The organisation needs more working days to answer. Choose a later date.',
    mt: 'L-organizzazzjoni teħtieġ aktar jiem tax-xogħol biex twieġeb. Agħżel data aktar tard.',
  },
  rar_appeals_over: {
    en: 'The days to appeal are over, so the points stand.',
    mt: 'Il-ġranet għall-appelli għaddew, u l-punti jibqgħu kif inhuma.',
  },
  rar_appeals_open: {
    en: 'The results don’t stand yet: wait until the days to appeal are over and every appeal is settled.',
    mt: 'Ir-riżultati għadhom mhux finali: stenna sakemm jgħaddu l-ġranet għall-appelli u jiġi deċiż kull appell.',
  },
  rar_appealed_before: {
    en: 'There’s an appeal about this question already. It can’t be made twice.',
    mt: 'Diġà hemm appell dwar din il-mistoqsija. Ma jistax isir darbtejn.',
  },
  rar_appeal_settled: {
    en: 'This appeal has been settled. Load the page again to see how.',
    mt: 'Dan l-appell diġà ġie deċiż. Erġa’ għabbi l-paġna biex tara kif.',
  },
  rar_heard_by_others: {
    en: 'You counted this report’s points. Somebody who didn’t has to hear the appeal.',
    mt: 'Int għaddejt il-punti ta’ dan ir-rapport. L-appell irid jisimgħu xi ħadd ieħor.',
  },
  rar_no_such_room: {
    en: 'There’s no such room. Choose one of the list.',
    mt: 'M’hemmx kamra bħal din. Agħżel waħda mil-lista.',
  },
  rar_room_taken: {
    en: 'Another organisation has this room. Choose another, or take it away there first.',
    mt: 'Din il-kamra għandha organizzazzjoni oħra. Agħżel oħra, jew l-ewwel neħħiha minn hemm.',
  },
  rar_rooms_given: {
    en: 'The rooms have been allocated, so wishes can’t change any more. Ask at the office.',
    mt: 'Il-kmamar tqassmu, u x-xewqat ma jistgħux jinbidlu aktar. Staqsi fl-uffiċċju.',
  },
} as const;
