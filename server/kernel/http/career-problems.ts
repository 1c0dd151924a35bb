import { finderProblems } from './finder-problems.ts';

/** Refusals of the career finder, and of interviews at the careers expo. */
export const careerProblems = {
  ...finderProblems,
  interview_slot_taken: {
    en: 'Somebody has just taken this slot. Choose another.',
    mt: 'Dan il-ħin għadu kif ittieħed. Agħżel ieħor.',
  },
  interview_slot_over: {
    en: 'This slot has begun, or is no longer on offer. Choose another.',
    mt: 'Dan il-ħin beda jew m’għadux disponibbli. Agħżel ieħor.',
  },
  interview_at_company: {
    en: 'You already have an interview with this company. You can have one with each; move it to another slot instead.',
    mt: 'Diġà għandek intervista ma’ din il-kumpanija. Jista’ jkollok waħda ma’ kull kumpanija; minflok, ibdel il-ħin tagħha.',
  },
  interview_at_time: {
    en: 'You already have an interview booked on {{date}} that would overlap with this one. Choose another slot.',
    mt: 'Diġà għandek intervista f’din id-data, u ż-żewġ ħinijiet jaħbtu flimkien: {{date}}. Agħżel ħin ieħor.',
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
    en: 'Somebody has an interview outside these hours. Call it off first, or leave its slot.',
    mt: 'Xi ħadd għandu intervista barra minn dawn il-ħinijiet. Ħassarha l-ewwel, jew ħalli l-ħin tagħha.',
  },
} as const;
