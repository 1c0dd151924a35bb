import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';

/** A page of the account, in its menu. */
const accountPage = (
  path: string,
  titleKey: NonNullable<AppRoute['titleKey']>,
  file: string,
  more: Partial<AppRoute> = {},
): AppRoute => ({
  path,
  page: lazyPage(file),
  namespaces: ['account'],
  layout: 'account',
  guard: 'registered',
  titleKey,
  menu: 'account',
  ...more,
});

/** The pages of an account, and those that a mail or a ticket leads to without one. */
export const accountRoutes: readonly AppRoute[] = [
  accountPage('/account', 'account', 'account/Overview'),
  accountPage('/account/my-details', 'myDetails', 'account/MyDetails', {
    namespaces: ['account', 'details', 'forms'],
  }),
  accountPage('/account/bookings', 'bookings', 'bookings/Bookings', {
    namespaces: ['bookings', 'transfers', 'shares', 'forms', 'calendar', 'tickets'],
    printable: true,
  }),
  {
    path: '/tickets',
    page: lazyPage('tickets/Tickets'),
    namespaces: ['tickets'],
    // Without a guard: tickets outlast a session, and open without network.
    layout: 'account',
  },
  accountPage('/account/parking-permit', 'myPermit', 'account/ParkingPermit', {
    namespaces: ['account', 'details', 'forms'],
    guard: 'student',
  }),
  accountPage('/account/carpooling', 'myCarpooling', 'carpool/Carpooling', {
    namespaces: ['carpool', 'content'],
    guard: 'student',
  }),
  {
    path: '/account/carpooling/bookings',
    page: lazyPage('carpool/CarpoolBookings'),
    namespaces: ['carpool', 'content'],
    layout: 'account',
    guard: 'student',
    printable: true,
  },
  {
    path: '/account/carpooling/book/:step?',
    page: lazyPage('carpool/CarpoolBook'),
    namespaces: ['carpool', 'content', 'forms'],
    layout: 'flow',
    guard: 'student',
    keepsPlace: true,
  },
  accountPage('/account/toga', 'myToga', 'togas/MyToga', {
    namespaces: ['togas', 'forms'],
    guard: 'student',
    printable: true,
  }),
  accountPage('/account/rentals', 'myRentals', 'rentals/MyRentals', { namespaces: ['rentals'] }),
  {
    path: '/account/rentals/:request',
    page: lazyPage('rentals/MyRental'),
    namespaces: ['rentals', 'forms', 'payment'],
    layout: 'account',
    guard: 'registered',
    titleKey: 'myRentals',
  },
  {
    path: '/tickets/receive',
    page: lazyPage('bookings/ReceiveTicket'),
    namespaces: ['transfers', 'forms'],
    layout: 'registration',
  },
  {
    path: '/tickets/share',
    page: lazyPage('bookings/SharedPlace'),
    namespaces: ['shares'],
    layout: 'registration',
  },
  {
    path: '/account/organisations',
    page: lazyPage('officers/Officers'),
    namespaces: ['officers', 'forms', 'content'],
    layout: 'account',
    guard: 'registered',
  },
  {
    path: '/account/organisations/join',
    page: lazyPage('officers/JoinOrganisation'),
    namespaces: ['officers'],
    layout: 'registration',
  },
  accountPage('/account/student-card', 'myCard', 'account/StudentCard', { guard: 'student' }),
  accountPage('/account/year', 'myYear', 'account/Year'),
  {
    path: '/account/year/:year',
    page: lazyPage('account/Year'),
    namespaces: ['account'],
    layout: 'account',
    guard: 'registered',
    titleKey: 'myYear',
  },
  accountPage('/account/complaints', 'myComplaints', 'complaints/MyComplaints', { namespaces: ['complaints'] }),
  {
    path: '/account/complaints/:complaint',
    page: lazyPage('complaints/MyComplaint'),
    namespaces: ['complaints', 'forms'],
    layout: 'account',
    guard: 'registered',
  },
  accountPage('/account/volunteering', 'volunteering', 'account/Volunteering', {
    namespaces: ['account', 'forms'],
    guard: 'student',
  }),
  accountPage('/account/interviews', 'myInterviews', 'interviews/MyInterviews', {
    namespaces: ['interviews', 'documents', 'forms'],
    guard: 'student',
    printable: true,
  }),
  accountPage('/account/career-documents', 'careerDocuments', 'account/CareerDocuments', {
    namespaces: ['account', 'documents', 'forms'],
    guard: 'student',
  }),
  accountPage('/account/my-settings', 'mySettings', 'account/MySettings', {
    namespaces: ['account', 'forms'],
  }),
  {
    path: '/account/payment',
    page: lazyPage('account/PurchaseReturn'),
    namespaces: ['account', 'payment'],
    layout: 'account',
    guard: 'registered',
  },
];
