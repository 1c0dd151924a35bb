import { complaintProblems } from './complaint-problems.ts';
import { rarProblems } from './rar-problems.ts';
import { careerProblems } from './career-problems.ts';
import { deskProblems } from './desk-problems.ts';
import { rentalProblems } from './rental-problems.ts';
import { ticketProblems } from './ticket-problems.ts';
import { togaProblems } from './toga-problems.ts';
import { carpoolProblemTexts } from './carpool-problem-texts.ts';

/** Every refusal of the server, in both languages. Each says what to do next. */
export const problemTexts = {
  malformed: {
    en: 'This request doesn’t match the API’s description. Check the fields named in “errors”.',
    mt: 'Din it-talba mhix kif tiddeskriviha l-API. Iċċekkja l-oqsma msemmija f’“errors”.',
  },
  invalid_field: {
    en: 'This value doesn’t match the API’s description.',
    mt: 'Dan il-valur mhux kif tiddeskrivih l-API.',
  },
  unknown_field: { en: 'There’s no such field. Leave it out.', mt: 'Hawn m’hemmx qasam bħal dan. Neħħih.' },
  missing_field: { en: 'This information is required.', mt: 'Din l-informazzjoni hi meħtieġa.' },
  not_json: { en: 'Send the body as application/json.', mt: 'Ibgħat il-kontenut bħala application/json.' },
  not_form: {
    en: 'Send the body as multipart/form-data.',
    mt: 'Ibgħat il-kontenut bħala multipart/form-data.',
  },
  too_large: { en: 'That is too large. Send less at once.', mt: 'Dan kbir wisq. Ibgħat inqas f’daqqa.' },
  too_slow: { en: 'That took too long to arrive. Send it again.', mt: 'Dan dam wisq biex wasal. Erġa’ ibagħtu.' },
  file_too_large: {
    en: 'This file is larger than 10 MB. Choose a smaller one.',
    mt: 'Dan il-fajl ikbar minn 10 MB. Agħżel wieħed iżgħar.',
  },
  not_jpg_png: { en: 'Only JPG or PNG.', mt: 'JPG jew PNG biss.' },
  not_document: { en: 'Only PDF, JPG or PNG.', mt: 'PDF, JPG jew PNG biss.' },
  file_broken: {
    en: 'This file is damaged or incomplete. Save it again, or choose another.',
    mt: 'Dan il-fajl hu bil-ħsara jew mhux komplut. Erġa’ ssejvjah, jew agħżel ieħor.',
  },
  file_hides_another: {
    en: 'This file holds another file or a program. Save it again as a plain PDF, JPG or PNG.',
    mt: 'Dan il-fajl fih fajl ieħor jew programm. Erġa’ ssejvjah bħala PDF, JPG jew PNG sempliċi.',
  },
  too_many_pixels: {
    en: 'This picture has more than 40 million pixels. Make it smaller, or choose another.',
    mt: 'Dan ir-ritratt fih aktar minn 40 miljun pixel. Ċekknu, jew ħu ieħor.',
  },
  crop_outside: {
    en: 'The chosen square isn’t within the picture. Choose it again.',
    mt: 'Il-kwadru magħżul mhux fir-ritratt. Erġa’ agħżlu.',
  },
  too_many_files: {
    en: 'You already have 20 documents. Delete one before you add another.',
    mt: 'Diġà għandek 20 dokument. Neħħi wieħed qabel iżżid ieħor.',
  },
  disk_full: {
    en: 'The portal has no room for files at the moment. Nothing was saved: try again later.',
    mt: 'Bħalissa l-portal m’għandux spazju għal fajls. Ma nżamm xejn: erġa’ pprova aktar tard.',
  },
  too_busy: {
    en: 'The portal is busy right now. Try again in a few seconds.',
    mt: 'Il-portal hu mgħobbi bħalissa. Erġa’ pprova fi ftit sekondi.',
  },
  sign_in: { en: 'Log in to continue.', mt: 'Idħol biex tkompli.' },
  wrong_login: {
    en: 'That email address and password don’t match. Try again.',
    mt: 'Dak l-indirizz elettroniku u l-password ma jaqblux. Erġa’ pprova.',
  },
  too_many_tries: {
    en: 'Too many attempts. Wait a few minutes and try again.',
    mt: 'Wisq tentattivi. Stenna ftit minuti u erġa’ pprova.',
  },
  too_much_mail: {
    en: 'We can’t send any more codes today. Check your inbox and spam folder, or try again tomorrow.',
    mt: 'Illum ma nistgħux nibagħtu aktar kodiċijiet. Ara l-inbox tiegħek, anke fl-ispam, jew erġa’ pprova għada.',
  },
  too_many_messages: {
    en: 'You’ve reached today’s limit for messages. Write again tomorrow, or call us.',
    mt: 'Illum irċevejna biżżejjed messaġġi mingħandek. Erġa’ ikteb għada, jew ċemplilna.',
  },
  email_invalid: { en: 'Enter a valid email address.', mt: 'Daħħal indirizz elettroniku validu.' },
  email_university: {
    en: 'Use the email address the University gave you.',
    mt: 'Uża l-indirizz elettroniku li tatek l-Università.',
  },
  email_junior_college: {
    en: 'Use the email address the Junior College gave you.',
    mt: 'Uża l-indirizz elettroniku li tak il-Junior College.',
  },
  consent_needed: {
    en: 'You must consent to register.',
    mt: 'Trid tagħti l-kunsens tiegħek biex tirreġistra.',
  },
  account_exists: {
    en: 'An account already exists with this e-mail address. Log in, and if you’ve forgotten your password, set a new one.',
    mt: 'Diġà jeżisti kont b’dan l-indirizz elettroniku. Idħol, jew oħloq password ġdida jekk insejtha.',
  },
  password_short: { en: 'Use at least 10 characters.', mt: 'Uża mill-inqas 10 karattri.' },
  password_symbol: { en: 'The password must include a symbol.', mt: 'Il-password trid tinkludi simbolu.' },
  password_number: { en: 'The password must include a number.', mt: 'Il-password trid tinkludi numru.' },
  password_upper_case: {
    en: 'The password must include an uppercase letter.',
    mt: 'Il-password trid tinkludi ittra kbira.',
  },
  password_lower_case: {
    en: 'The password must include a lowercase letter.',
    mt: 'Il-password trid tinkludi ittra żgħira.',
  },
  password_common: {
    en: 'This password is too common and easy to guess. Choose another.',
    mt: 'Din il-password jużawha ħafna nies, u għalhekk tinqata’ malajr. Agħżel oħra.',
  },
  password_email: {
    en: 'The password must not contain your email address. Choose another.',
    mt: 'Il-password ma tistax tinkludi l-indirizz elettroniku tiegħek. Agħżel oħra.',
  },
  password_wrong: {
    en: 'That isn’t your account’s password. Try again.',
    mt: 'Dik mhix il-password tal-kont tiegħek. Erġa’ pprova.',
  },
  link_invalid: {
    en: 'This link has been used, has expired, or belongs to another email address. Ask for a new one.',
    mt: 'Dan il-link intuża, skada, jew hu ta’ indirizz elettroniku ieħor. Itlob wieħed ġdid.',
  },
  code_wrong: {
    en: 'That code isn’t right. Look at the latest email and try again.',
    mt: 'Dak mhux il-kodiċi. Ara l-aħħar email u erġa’ pprova.',
  },
  code_expired: { en: 'The code has expired. Ask for a new one.', mt: 'Il-kodiċi skada. Itlob wieħed ġdid.' },
  code_spent: {
    en: 'Too many wrong attempts with this code. Ask for a new one.',
    mt: 'Dan il-kodiċi ppruvajtu żżejjed drabi. Itlob wieħed ġdid.',
  },
  code_too_soon: {
    en: 'A code was sent a moment ago. Wait a minute before you ask for another.',
    mt: 'Għadu kif intbagħat kodiċi. Stenna minuta qabel titlob ieħor.',
  },
  step_not_due: {
    en: 'This isn’t the next step. Reload your registration to see which one is.',
    mt: 'Dan il-pass mhuwiex dak li jmiss. Erġa’ ara r-reġistrazzjoni biex tara liema hu.',
  },
  already_registered: {
    en: 'You’re already registered. Change your details in your account.',
    mt: 'Diġà rreġistrajt. Ibdel id-dettalji tiegħek fil-kont.',
  },
  not_in_list: { en: 'Choose from the list.', mt: 'Agħżel mil-lista.' },
  name_invalid: {
    en: 'Write the name in letters, on one line.',
    mt: 'Ikteb l-isem bl-ittri, f’linja waħda.',
  },
  unprintable: {
    en: 'The ticket cannot print {{characters}}. Leave it out, or write it in Latin, Greek or Cyrillic letters.',
    mt: 'Il-biljett ma jistax jistampa {{characters}}. Ħallih barra, jew iktbu b’ittri Latini, Griegi jew Ċirilliċi.',
  },
  name_with_address: {
    en: 'Enter only the name, without the address of a page or mailbox. Leave a space after a full stop.',
    mt: 'Daħħal l-isem biss, mingħajr l-indirizz ta’ paġna jew ta’ email. Ħalli spazju wara punt.',
  },
  answer_with_address: {
    en: 'Write the answer without the address of a page or mailbox. Leave a space after a full stop.',
    mt: 'Ikteb it-tweġiba mingħajr l-indirizz ta’ paġna jew ta’ email. Ħalli spazju wara punt.',
  },
  id_card_invalid: {
    en: 'Enter the number on the ID card: digits and a letter, such as 0123404M.',
    mt: 'Daħħal in-numru kif inhu fuq il-karta tal-identità: ċifri u ittra, bħal 0123404M.',
  },
  passport_invalid: {
    en: 'Enter the passport number: letters and digits only.',
    mt: 'Daħħal in-numru kif inhu fil-passaport: ittri u ċifri biss.',
  },
  postcode_invalid: {
    en: 'Enter a postcode of this locality, such as MSD 2080 for Msida.',
    mt: 'Daħħal kodiċi postali ta’ din il-lokalità, bħal MSD 2080 għall-Imsida.',
  },
  mobile_invalid: { en: 'The mobile number is not valid.', mt: 'In-numru tal-mowbajl mhux validu.' },
  year_before_start: {
    en: 'The course cannot end before it starts.',
    mt: 'Il-kors ma jistax jintemm qabel jibda.',
  },
  plate_invalid: {
    en: 'Enter the car’s registration number: letters and digits, such as LUZ 027.',
    mt: 'Daħħal in-numru tar-reġistrazzjoni tal-karozza: ittri u ċifri, bħal LUZ 027.',
  },
  permit_exists: {
    en: 'You’ve already paid for a parking permit for this scholastic year.',
    mt: 'Diġà ħallast għal permess tal-parkeġġ għal din is-sena skolastika.',
  },
  card_exists: { en: 'You already have a student card.', mt: 'Diġà għandek student card.' },
  cards_closed: {
    en: 'Student cards can’t be ordered at the moment. Check the dates to see when they can.',
    mt: 'Bħalissa ma tistax tordna student card. Ara d-dati biex tkun taf meta tista’.',
  },
  donated_already: { en: 'You’ve already donated. Thank you.', mt: 'Diġà tajt. Grazzi.' },
  not_registered: {
    en: 'Finish your registration first.',
    mt: 'L-ewwel temm ir-reġistrazzjoni.',
  },
  second_factor_needed: {
    en: 'Enter the code of your app at the desk first.',
    mt: 'L-ewwel daħħal il-kodiċi tal-app tiegħek fid-desk.',
  },
  second_factor_set: {
    en: 'Your account has an app for codes already. Ask an admin to reset it.',
    mt: 'Il-kont tiegħek diġà għandu app għall-kodiċijiet. Staqsi lil amministratur jirrisettjaha.',
  },
  second_factor_wrong: {
    en: 'That code is wrong, or was used before. Enter the one that the app shows now.',
    mt: 'Dan il-kodiċi mhux tajjeb, jew diġà ntuża. Daħħal dak li qed turi l-app issa.',
  },
  not_yourself: {
    en: 'You can’t do this to your own account. Ask another admin.',
    mt: 'Ma tistax tagħmel dan lill-kont tiegħek stess. Staqsi lil amministratur ieħor.',
  },
  reason_needed: {
    en: 'Say why: the student reads it.',
    mt: 'Għid għaliex: l-istudent se jaqrah.',
  },
  ...complaintProblems,
  forbidden: {
    en: 'Your account doesn’t have permission to do this.',
    mt: 'Il-kont tiegħek m’għandux permess jagħmel dan.',
  },
  not_found: { en: 'This could not be found.', mt: 'Dan ma nstabx.' },
  key_reused: {
    en: 'This Idempotency-Key was used for another request. Create a new one.',
    mt: 'Din l-Idempotency-Key intużat għal talba oħra. Agħmel waħda ġdida.',
  },
  event_cancelled: { en: 'This event has been cancelled.', mt: 'Dan l-avveniment tħassar.' },
  bookings_not_open: { en: 'Bookings aren’t open yet.', mt: 'Il-prenotazzjonijiet għadhom ma fetħux.' },
  bookings_closed: { en: 'Bookings are closed.', mt: 'Il-prenotazzjonijiet għalqu.' },
  sold_out: {
    en: 'There aren’t enough of these tickets left. Choose fewer, or another kind.',
    mt: 'Ma baqax biżżejjed minn dawn il-biljetti. Agħżel inqas jew tip ieħor.',
  },
  ticket_not_on_sale: {
    en: 'This ticket isn’t on sale at the moment.',
    mt: 'Dan il-biljett mhux għall-bejgħ bħalissa.',
  },
  over_the_limit: {
    en: 'That’s more places than one person can book. Choose fewer.',
    mt: 'Dawn huma aktar postijiet milli jista’ jkollha persuna waħda. Agħżel inqas.',
  },
  seats_taken: { en: 'Please revisit your seating options.', mt: 'Jekk jogħġbok erġa’ agħżel is-siġġijiet.' },
  seat_needed: { en: 'Choose a seat for every ticket.', mt: 'Agħżel siġġu għal kull biljett.' },
  no_seats_here: { en: 'This event has no seat selection.', mt: 'F’dan l-avveniment ma jintgħażlux siġġijiet.' },
  seat_twice: { en: 'You’ve chosen the same seat twice.', mt: 'L-istess siġġu ntgħażel darbtejn.' },
  hold_ended: {
    en: 'The time to book these places has run out. Choose again.',
    mt: 'Il-ħin biex tibbukkja dawn il-postijiet għadda. Erġa’ agħżel.',
  },
  no_more_time: {
    en: 'You can’t ask for more time again. Finish now, or start again.',
    mt: 'Il-ħin ma jistax jittawwal aktar. Lesti issa, jew ibda mill-ġdid.',
  },
  total_changed: {
    en: 'The total of this booking has changed since you saw it. Look at it again before you pay.',
    mt: 'It-total ta’ din il-prenotazzjoni nbidel minn meta rajtu. Erġa’ ħares lejh qabel ma tħallas.',
  },
  already_paid: { en: 'This booking has already been paid for.', mt: 'Din il-prenotazzjoni diġà tħallset.' },
  not_in_this_state: {
    en: 'That is no longer possible. Reload the page to see how things stand.',
    mt: 'Dan m’għadux possibbli. Erġa’ iftaħ il-paġna biex tara kif inhuma l-affarijiet.',
  },
  cancel_too_late: {
    en: 'It’s too late to cancel this booking.',
    mt: 'Tard wisq biex tħassar din il-prenotazzjoni.',
  },
  no_tickets_yet: {
    en: 'Tickets are issued once the booking has been paid for.',
    mt: 'M’hemmx biljetti qabel il-ħlas.',
  },
  no_receipt: {
    en: 'There’s a receipt once something has been paid for this booking.',
    mt: 'Ir-riċevuta tkun lesta meta jsir ħlas għal din il-prenotazzjoni.',
  },
  ...ticketProblems,
  ...togaProblems,
  ...deskProblems,
  ...rentalProblems,
  ...rarProblems,
  ...careerProblems,
  ...carpoolProblemTexts,
  payments_away: {
    en: 'The payment provider isn’t responding. No money was taken and your choice is saved: try again in a moment.',
    mt: 'Il-fornitur tal-ħlas mhux iwieġeb. Ma sar l-ebda ħlas, u dak li għażilt għadu miżmum: erġa’ pprova ftit ieħor.',
  },
  database_away: {
    en: 'The portal can’t reach its data at the moment. Try again shortly.',
    mt: 'Il-portal bħalissa ma jistax jilħaq id-data tiegħu. Erġa’ pprova ftit ieħor.',
  },
  unexpected: {
    en: 'An unexpected error occurred. Please try again.',
    mt: 'Inqala’ żball mhux mistenni. Jekk jogħġbok erġa’ pprova.',
  },
} as const;

export type ProblemCode = keyof typeof problemTexts;
