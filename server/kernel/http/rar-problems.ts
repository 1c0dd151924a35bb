import { rarDeskProblems } from './rar-desk-problems.ts';

/** Refusals of the yearly report. */
export const rarProblems = {
  ...rarDeskProblems,
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
    en: 'Somebody else has changed this answer meanwhile. Compare both and choose.',
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
} as const;
