/** Refusals of the career finder. */
const finderProblems = {
  finder_unknown: {
    en: 'These answers are no longer here: they were cleared, or the link isn’t complete. Check the link, or begin again.',
    mt: 'Dawn it-tweġibiet m’għadhomx hawn: tħassru, jew il-link mhux komplut. Iċċekkja l-link, jew ibda mill-ġdid.',
  },
  finder_unfinished: {
    en: 'Some parts aren’t finished yet. Finish them, and the report is made.',
    mt: 'Hemm partijiet li għadhom mhux lesti. Lestihom, u jsir ir-rapport.',
  },
  finder_not_on_list: {
    en: 'Something chosen isn’t on the list any more. Reload the page and choose again.',
    mt: 'Xi ħaġa li għażilt m’għadhiex fuq il-lista. Erġa’ iftaħ il-paġna u erġa’ agħżel.',
  },
  finder_question_twice: {
    en: 'A question is answered twice. Send one answer for each.',
    mt: 'Mistoqsija hi mwieġba darbtejn. Ibgħat tweġiba waħda għal kull waħda.',
  },
  too_many_finders: {
    en: 'Too many people have begun the career finder from your network today. Your answers are on this device: try another network, or come back tomorrow.',
    mt: 'Illum wisq nies bdew is-sejba tal-karriera min-netwerk tiegħek. It-tweġibiet tiegħek qegħdin fuq dan l-apparat: ipprova netwerk ieħor, jew erġa’ lura għada.',
  },
  finder_three_sectors: { en: 'Choose three sectors.', mt: 'Agħżel tliet setturi.' },
  finder_five_pleasures: { en: 'Choose five of the twelve.', mt: 'Agħżel ħamsa mit-tnax.' },
  finder_one_activity: { en: 'Choose at least one activity.', mt: 'Agħżel mill-inqas attività waħda.' },
  finder_three_values: { en: 'Choose exactly three values.', mt: 'Agħżel eżattament tliet valuri.' },
  finder_kept: {
    en: 'Your account keeps other answers already. Continue with those, or clear them first.',
    mt: 'Il-kont tiegħek diġà għandu tweġibiet oħra. Kompli b’dawk, jew ħassarhom l-ewwel.',
  },
  finder_nothing_kept: {
    en: 'Your account doesn’t keep any answers. Keep some in it first.',
    mt: 'Il-kont tiegħek m’għandux tweġibiet. L-ewwel żomm xi wħud fih.',
  },
} as const;

/** Refusals of the career finder, and of interviews at the careers expo. */
export const careerProblems = {
  ...finderProblems,
  interview_slot_taken: {
    en: 'Someone has just taken this slot. Choose another.',
    mt: 'Dan il-ħin għadu kif ittieħed. Agħżel ieħor.',
  },
  interview_slot_over: {
    en: 'This slot has begun, or is no longer on offer. Choose another.',
    mt: 'Dan il-ħin beda jew m’għadux disponibbli. Agħżel ieħor.',
  },
  interview_not_held: {
    en: 'This slot is no longer held for you, so nothing was done. If it’s still free, choose it again.',
    mt: 'Dan il-ħin m’għadux miżmum għalik, u għalhekk ma nbidel xejn. Jekk għadu ħieles, erġa’ agħżlu.',
  },
  interview_at_company: {
    en: 'You already have an interview with this company. You can have one with each; move it to another slot instead.',
    mt: 'Diġà għandek intervista ma’ din il-kumpanija. Jista’ jkollok waħda ma’ kull kumpanija; minflok, ibdel il-ħin tagħha.',
  },
  interview_at_time: {
    en: 'You already have an interview booked on {{date}} that leaves no time for this one: you’re expected early at each. Choose another slot.',
    mt: 'Diġà għandek intervista li ma tħallix ħin għal din, għax trid tkun hemm minn qabel għal kull waħda: {{date}}. Agħżel ħin ieħor.',
  },
  interview_begun: {
    en: 'The time of this interview has come: it can’t be changed any more.',
    mt: 'Wasal il-ħin ta’ din l-intervista: ma tistax tinbidel aktar.',
  },
  interview_cv_unknown: {
    en: 'This document is no longer among your career documents. Choose another, or none.',
    mt: 'Dan id-dokument m’għadux fost id-dokumenti tiegħek. Agħżel ieħor, jew ebda wieħed.',
  },
  interview_not_booked: {
    en: 'This comes once the interview is booked.',
    mt: 'Dan jiġi wara li tibbukkja l-intervista.',
  },
  interview_link_over: {
    en: 'This link doesn’t work. It may have been replaced, or the expo may be over. Ask the union for a new one.',
    mt: 'Dan il-link ma jaħdimx. Jista’ jkun li nbidel, jew li l-expo spiċċat. Itlob wieħed ġdid mingħand l-unjoni.',
  },
  interview_hours: {
    en: 'Each stretch must have room for at least one interview, and none may overlap with another.',
    mt: 'Kull medda trid tesa’ mill-inqas intervista waħda, u ebda waħda ma tista’ taħbat ma’ oħra.',
  },
  interview_slots_booked: {
    en: 'Someone has an interview outside these hours. Call it off first, or leave its slot.',
    mt: 'Xi ħadd għandu intervista barra minn dawn il-ħinijiet. Ħassarha l-ewwel, jew ħalli l-ħin tagħha.',
  },
} as const;
