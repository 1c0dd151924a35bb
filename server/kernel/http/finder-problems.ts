/** Refusals of the career finder. */
export const finderProblems = {
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
