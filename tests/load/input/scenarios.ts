import { randomInt } from 'node:crypto';
import { finderPicks } from '../../support/finding.ts';
import type { Body, Step } from './chains.ts';

export type Scenario = { name: string; begin: readonly Step[]; later: readonly Step[] };

/** Operations whose requests are generated. */
const calls = (ids: string): string[] => ids.split(' ');
const step = (id: string, body: Body): Step => ({ id, body });

const book = step('createBooking', (pick) => ({
  occurrence_id: pick('show'),
  attendees: [1, 2, 3].slice(randomInt(3)).map(() => ({
    ticket_id: pick('kind'),
    first_name: 'Żaren',
    last_name: 'Buħaġiar',
    email: 'a@uni.example',
  })),
}));
const pay: Step = { id: 'payBooking', query: [] };
const wish = (id: string): Step =>
  step(id, () => {
    const day = `20${randomInt(40, 99)}-${randomInt(10, 13)}-${randomInt(10, 29)}`;
    const [start, end] = [`${day}T18:00`, `${day}T21:00`];
    return { organisation: null, venue: 'student-house', equipment: [], start, end, people: 20 };
  });
const approve = step('decideRental', (pick) => ({ event: 'request.approve', version: pick('version') }));
const fitting = step('bookFitting', (pick) => ({
  occurrence: pick('occurrence'),
  pieces: ['toga'],
  height: 170,
  head: 57,
  degree: 'BA Malti',
  graduation_day: pick('date'),
}));
const payToga = step('payTogaRental', () => ({ no_refund_accepted: true }));
const noCv = step('confirmInterview', () => ({ cv: null }));
const complain = step('sendComplaint', () => ({ anonymous: 'false', type: 'teaching' }));
const spaces = step('listAvailableParking', (pick) => ({ date: pick('date') }));
const ride = step('bookCarpool', (pick) => ({
  date: pick('date'),
  space: pick('space'),
  passengers: [pick('passengers')],
}));
const picks: readonly Step[] = [
  step('saveSectorPreference', () => ({ career_sectors_selected: finderPicks.interests })),
  step('savePleasures', () => ({ pleasures_selected: finderPicks.pleasures })),
  step('saveFinderActivities', () => ({ activities_selected: finderPicks.activities })),
  step('saveCoreValues', () => ({ core_values_selected: finderPicks.values })),
];

/** The calls that people make one after another, and those that they may make at any moment of it. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'booking',
    begin: [book, 'getBooking', 'updateAttendees', pay, ...calls('PAY getBooking downloadTickets sendTicket')],
    later: [
      book,
      pay,
      ...calls('mergeBooking addAttendees removeAttendees updateAttendees usePromoCode dropPromoCode extendBooking'),
      ...calls('payBooking PAY getBooking exchangeBooking sendTicket takeTicketBack payApart listShares takeShareBack'),
      ...calls('remindOfShare deleteBooking downloadReceipt downloadTickets getWalletLinks joinWaiting leaveWaiting'),
      ...calls('listWaiting listBookings getBookingCase changeBookingCase listDeskWaiting exportBookings getDoorList'),
      ...calls('checkSeating sendDoorScans createBooking payOnHostedPage getEmbeddedPayment getPayment exportAccount'),
    ],
  },
  {
    name: 'paying apart',
    begin: [book, ...calls('payApart listShares remindOfShare'), pay, ...calls('PAY getBooking takeShareBack')],
    later: [pay, ...calls('payApart listShares takeShareBack remindOfShare getBooking deleteBooking PAY listBookings')],
  },
  {
    name: 'rental',
    begin: [
      wish('createRentalRequest'),
      'sendRentalRequest',
      approve,
      ...calls('payRentalRequest PAY downloadRentalCalendar'),
    ],
    later: [
      wish('changeRentalRequest'),
      wish('createRentalRequest'),
      approve,
      ...calls('addRentalDocuments sendRentalRequest decideRental payRentalRequest PAY cancelRentalRequest'),
      ...calls('getRentalRequest getRentalCase getRentalDocument removeRentalDocument getRentalCaseDocument'),
      ...calls('downloadRentalCalendar listRentalRequests listRentalCases changeRentalRequest exportAccount'),
    ],
  },
  {
    name: 'toga',
    begin: ['getTogaStatus', 'listFittingDates', fitting, payToga, ...calls('PAY getTogaRental downloadTogaCalendar')],
    later: [
      fitting,
      payToga,
      ...calls('bookFitting PAY moveFitting cancelTogaRental getTogaRental changeTogaCase getTogaCase listTogaCases'),
      ...calls(
        'downloadTogaCalendar downloadTogaConfirmation getTogaDay setTogaStock exportTogaPicking listTogaRentals',
      ),
    ],
  },
  {
    name: 'interview',
    begin: ['uploadCareerFile', 'holdInterview', noCv, ...calls('getInterview downloadInterviewCalendar')],
    later: [
      noCv,
      ...calls('holdInterview confirmInterview moveInterview changeInterviewCv cancelInterview listInterviews'),
      ...calls('getInterviewCase changeInterviewCase exportInterviews listInterviewCases deleteCareerFile'),
      ...calls('replaceCareerFile downloadCareerFile getInterviewPlan listCareerFiles exportAccount'),
    ],
  },
  {
    name: 'complaint',
    begin: [complain, ...calls('listComplaints getComplaint getComplaintCase handleComplaint writeToComplaint')],
    later: [
      complain,
      ...calls('sendComplaint getComplaint writeToComplaint getMyComplaintFile getComplaintCase handleComplaint'),
      ...calls('getComplaintFile listComplaintCases getComplaintStatistics exportAccount'),
    ],
  },
  {
    name: 'ride',
    begin: ['listUpcomingParking', spaces, ride, ...calls('getCarpool getCarpoolIcal')],
    later: [
      spaces,
      ride,
      ...calls('searchPassengers bookCarpool addPassengers removePassengers answerCarpool cancelCarpool getCarpool'),
      ...calls('listCarpools getCarpoolIcal changeCarpoolSettings getCarpoolDay closeCarpoolSpaces exportCarpools'),
      ...calls('scanCarpoolPass getPassengerPicture acceptCarpoolMessage getCarpoolSettings exportAccount'),
    ],
  },
  {
    name: 'career finder',
    begin: [...picks, ...calls('getFinderReport generateFinderPdf keepFinder getKeptFinder')],
    later: [
      ...picks,
      ...calls('saveFinderAnswers getFinderAnswers getFinderReport generateFinderPdf downloadFinderPdf restartFinder'),
      ...calls('clearFinder keepFinder getKeptFinder openKeptFinder getReflectionToolkit'),
    ],
  },
  {
    name: 'account',
    begin: [
      step('updateMe', () => ({ locale: 'mt' })),
      ...calls('getAccountDetails buyStudentCard PAY getStudentCard donateToResearch PAY'),
    ],
    later: [
      ...calls('updateMe savePersonalDetails saveContactDetails applyForPermit buyStudentCard donateToResearch PAY'),
      ...calls('getRegistration getStudentCard uploadProfilePicture removeProfilePicture volunteer listPermitCases'),
      ...calls('exportPermits findPeople getPersonCase changePerson listStuck getDeskCounts getFloor exportAccount'),
    ],
  },
];
