/** Refusals of the yearly report, of counting its points, and about officers. */
export const rarProblems = {
  rar_not_open: {
    en: 'The report isn’t open yet. Its dates are on the report’s page.',
    mt: 'Ir-rapport għadu ma fetaħx. Id-dati tiegħu jinsabu fil-paġna tar-rapport.',
  },
  rar_closed: {
    en: 'rar submissions are closed: the deadline has passed. What was written is kept, but can’t be changed or sent.',
    mt: 'Is-sottomissjonijiet tar-rar magħluqa: l-aħħar data għaddiet. Dak li nkiteb jibqa’ miżmum, iżda ma jistax jinbidel jew jintbagħat.',
  },
  rar_sent: {
    en: 'The report has been sent, so it can’t be changed. Before the deadline you can withdraw it first.',
    mt: 'Ir-rapport intbagħat, u ma jistax jinbidel. Qabel l-aħħar data tista’ l-ewwel tirtirah.',
  },
  rar_not_asked: {
    en: 'The readers didn’t ask about this answer, so it stays as it was sent. Change only what they returned.',
    mt: 'Il-qarrejja ma staqsewx dwar din it-tweġiba, u tibqa’ kif intbagħtet. Ibdel biss dak li rritornaw.',
  },
  rar_return_over: {
    en: 'The new date for this has passed. The readers count the report as it was sent.',
    mt: 'Id-data l-ġdida għal dan għaddiet. Il-qarrejja jgħoddu r-rapport kif intbagħat.',
  },
  rar_not_yet_late: {
    en: 'The deadline hasn’t passed yet: the report can still be withdrawn.',
    mt: 'L-aħħar data għadha ma għaddietx: ir-rapport għadu jista’ jiġi rtirat.',
  },
  rar_changed_meanwhile: {
    en: 'Someone else has changed this answer in the meantime. Compare both and choose.',
    mt: 'Xi ħadd ieħor biddel din it-tweġiba sadattant. Qabbel it-tnejn u agħżel.',
  },
  rar_incomplete: {
    en: 'Some answers are missing. Complete them, then send the report.',
    mt: 'Jonqsu xi tweġibiet. Imliehom, imbagħad ibgħat ir-rapport.',
  },
  rar_wrong_kind: {
    en: 'This question needs another kind of answer.',
    mt: 'Din il-mistoqsija teħtieġ tip ieħor ta’ tweġiba.',
  },
  rar_too_long: { en: 'This is too long. Shorten it.', mt: 'Dan twil wisq. Qassru.' },
  rar_too_large: {
    en: 'This number is too large. Check it.',
    mt: 'Dan in-numru kbir wisq. Iċċekkjah.',
  },
  rar_no_such_choice: { en: 'Choose one of the answers.', mt: 'Agħżel waħda mit-tweġibiet.' },
  rar_too_many_rows: {
    en: 'There are too many rows. Remove some.',
    mt: 'Hemm wisq ringieli. Neħħi xi wħud.',
  },
  rar_row_incomplete: {
    en: 'Each row needs a title, a date and a number of people.',
    mt: 'Kull ringiela teħtieġ titlu, data u numru ta’ nies.',
  },
  rar_row_date: {
    en: 'A date is outside the year that this question is about. Correct it.',
    mt: 'Hemm data barra mis-sena li dwarha hi din il-mistoqsija. Ikkoreġiha.',
  },
  rar_too_many_files: {
    en: 'This answer has as many files as it can have. Remove one first.',
    mt: 'Din it-tweġiba għandha l-għadd kollu ta’ fajls li jista’ jkollha. L-ewwel neħħi wieħed.',
  },
  too_many_invitations: {
    en: 'That’s enough invitations for now. Withdraw one that is still open, or try again tomorrow.',
    mt: 'Bħalissa ntbagħtu biżżejjed stediniet. Neħħi waħda li għadha miftuħa, jew erġa’ pprova għada.',
  },
  last_officer: {
    en: 'You’re the last officer. Invite someone else first: an organisation needs at least one.',
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
    en: 'Some questions have no points yet. Score them, or settle where the readers differ.',
    mt: 'Xi mistoqsijiet għad m’għandhomx punti. Għoddhom, jew iddeċiedi fejn il-qarrejja ma jaqblux.',
  },
  rar_enough_readers: {
    en: 'Enough readers have scored this answer: it needs no more scores.',
    mt: 'Biżżejjed qarrejja għaddew din it-tweġiba. Ma teħtieġ lil ħadd aktar.',
  },
  rar_readers_missing: {
    en: 'Not all readers have scored this answer. Wait until they have.',
    mt: 'Mhux il-qarrejja kollha għaddew din it-tweġiba. Stenna sakemm ilestu.',
  },
  rar_not_a_reader: {
    en: 'Only those who scored this answer can settle its points. Ask one of them.',
    mt: 'Dawk li għaddew din it-tweġiba biss jiddeċiedu l-punti tagħha. Staqsi lil xi ħadd minnhom.',
  },
  rar_awarded_before: {
    en: 'Another reader has written what you agreed on. Look at it, and ask them if it isn’t what you meant.',
    mt: 'Qarrej ieħor diġà kiteb dak li qbiltu fuqu. Ara dak, u staqsih jekk mhux li ridtu intom.',
  },
  rar_own_organisation: {
    en: 'You’re an officer of this organisation, so you can’t score its report. Leave it to another reader.',
    mt: 'Int uffiċjal ta’ din l-organizzazzjoni, u ma tistax tgħodd il-punti tagħha. Ħalliha għal qarrej ieħor.',
  },
  rar_returned_before: {
    en: 'The readers can ask only once, and they have. Score what is there.',
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
  rar_past_results: {
    en: 'The results of all organisations wait for this answer. Choose a date no later than the day of the results.',
    mt: 'Ir-riżultati tal-organizzazzjonijiet kollha jistennew din it-tweġiba. Agħżel data mhux aktar tard minn jum ir-riżultati.',
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
    en: 'You scored this report. A reader who didn’t has to decide the appeal.',
    mt: 'Int għaddejt il-punti ta’ dan ir-rapport. L-appell irid jisimgħu xi ħadd ieħor.',
  },
  rar_no_such_room: {
    en: 'There’s no such room. Choose one from the list.',
    mt: 'M’hemmx kamra bħal din. Agħżel waħda mil-lista.',
  },
  rar_room_taken: {
    en: 'Another organisation has this room. Choose another, or take it away there first.',
    mt: 'Din il-kamra għandha organizzazzjoni oħra. Agħżel oħra, jew l-ewwel neħħiha minn hemm.',
  },
  rar_wishes_changed: {
    en: 'Another officer has saved an order since you began. Look at theirs, then save yours or take theirs.',
    mt: 'Uffiċjal ieħor issejvja ordni minn mindu bdejt. Ara dik, imbagħad issejvja tiegħek jew ħu tagħhom.',
  },
  rar_rooms_given: {
    en: 'The rooms have been allocated, so wishes can’t change any more. Ask at the office.',
    mt: 'Il-kmamar tqassmu, u x-xewqat ma jistgħux jinbidlu aktar. Staqsi fl-uffiċċju.',
  },
} as const;
