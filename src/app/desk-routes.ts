import type { Namespace } from '../kit/i18n/namespaces.ts';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';

/** The server knows who is staff: DeskRoom tells the others that they are not. */
const forMembers: Pick<AppRoute, 'guard' | 'isForAnybody'> = { guard: 'registered' };

/** A page of the desk, in the folder of its feature: it sets its own title, and nothing elsewhere links to it. */
const deskPage = (
  path: string,
  file: string,
  texts: readonly Namespace[] = [],
  access: typeof forMembers = forMembers,
): AppRoute => ({
  path,
  page: lazyPage(file),
  namespaces: ['desk', 'forms', 'content', ...texts],
  layout: 'flow',
  ...access,
});

export const deskRoutes: readonly AppRoute[] = [
  deskPage('/desk', 'desk/DeskHome'),
  deskPage('/desk/permits', 'desk/Permits'),
  deskPage('/desk/permits/:permit', 'desk/Permit'),
  deskPage('/desk/bookings', 'desk-bookings/DeskBookings', ['deskBookings']),
  deskPage('/desk/bookings/dates', 'desk-bookings/DeskDates', ['deskBookings']),
  deskPage('/desk/bookings/dates/:occurrence', 'desk-bookings/DeskDate', ['deskBookings']),
  deskPage('/desk/bookings/:booking', 'desk-bookings/DeskBooking', ['deskBookings']),
  deskPage('/desk/door', 'door/DoorDates', ['door']),
  // The list on the device opens it: a night may be longer than a session. Without a list, the page leads to the login itself.
  deskPage('/desk/door/:occurrence', 'door/Door', ['door', 'scanner'], { isForAnybody: true }),
  deskPage('/desk/togas', 'desk-togas/DeskTogas', ['deskTogas']),
  deskPage('/desk/togas/fittings', 'desk-togas/DeskFittings', ['deskTogas']),
  deskPage('/desk/togas/days/:day', 'desk-togas/DeskTogaDay', ['deskTogas']),
  deskPage('/desk/togas/:rental', 'desk-togas/DeskToga', ['deskTogas']),
  deskPage('/desk/rentals', 'rentals/DeskRentals', ['deskRentals']),
  deskPage('/desk/rentals/:request', 'rentals/DeskRental', ['deskRentals', 'rentals']),
  deskPage('/desk/interviews', 'interviews/DeskInterviews', ['deskInterviews', 'interviews']),
  deskPage('/desk/interviews/plan', 'interviews/DeskInterviewPlan', ['deskInterviews']),
  deskPage('/desk/interviews/:interview', 'interviews/DeskInterview', ['deskInterviews', 'interviews']),
  deskPage('/desk/carpooling', 'carpool/DeskCarpool', ['carpool', 'scanner']),
  deskPage('/desk/carpooling/:date', 'carpool/DeskCarpoolDay', ['carpool']),
  deskPage('/desk/complaints', 'complaints/DeskComplaints', ['complaints']),
  deskPage('/desk/complaints/:complaint', 'complaints/DeskComplaint', ['complaints']),
  deskPage('/desk/rar', 'desk-rar/DeskRar', ['deskRar']),
  deskPage('/desk/rar/:report', 'desk-rar/DeskRarReport', ['deskRar', 'documents']),
  deskPage('/desk/people', 'desk/People'),
  deskPage('/desk/people/:person', 'desk/Person'),
  deskPage('/desk/stuck', 'desk/Stuck'),
];
