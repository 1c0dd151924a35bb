import { part, query, shellPaths } from './shell-paths.ts';

/** The filter of a list of events. */
export interface EventFilter {
  page?: number | undefined;
  /** Slug of a kind of event. */
  type?: string | undefined;
  search?: string | undefined;
  /** Shows past events instead. */
  past?: 'true' | undefined;
}

/** The filter of a list of news or publications. */
export interface ListFilter {
  page?: number | undefined;
  /** Id of a kind. */
  category?: string | undefined;
  year?: number | undefined;
  search?: string | undefined;
}

/** The filter of a list of companies. */
export interface CompanyFilter {
  page?: number | undefined;
  /** Id of a business area. */
  area?: string | undefined;
  search?: string | undefined;
}

/** A search of the whole site. */
export interface SiteSearch {
  page?: number | undefined;
  q?: string | undefined;
  /** Limits the search to one kind. */
  kind?: string | undefined;
}

/** The opening state of the contact page: the questions that match these words, the form about this topic. */
export interface ContactWish {
  search?: string | undefined;
  topic?: string | undefined;
}

/** The address of every page. All links are made here. */
export const paths = {
  ...shellPaths,
  /** The page to return to after paying for a step of the registration. */
  registerReturn: (purchase: string, from: 'success' | 'cancel') => `/register${query({ purchase, from })}`,
  forgotPassword: () => '/login/forgot',
  createPassword: () => '/login/password/create',
  /** The list of events; without a filter, the first page of all coming events. */
  events: (filter: EventFilter = {}) => `/media/events${query({ ...filter })}`,
  event: (slug: string) => `/media/events/${part(slug)}`,
  book: (slug: string, occurrenceId: string, step?: string) =>
    `/media/events/${part(slug)}/book/${part(occurrenceId)}${step === undefined ? '' : `/${part(step)}`}`,
  news: (filter: ListFilter = {}) => `/media/news${query({ ...filter })}`,
  /** A news article. */
  article: (slug: string) => `/media/news/${part(slug)}`,
  opinionPieces: (filter: ListFilter = {}) => `/media/opinion-pieces${query({ ...filter })}`,
  socialSpeak: (filter: ListFilter = {}) => `/media/social-speak${query({ ...filter })}`,
  erasmusBooklets: (filter: ListFilter = {}) => `/media/erasmus${query({ ...filter })}`,
  /** The list of publications. */
  resources: (filter: ListFilter = {}) => `/about/resources${query({ ...filter })}`,
  /** One publication, of any kind. */
  publication: (slug: string) => `/about/resources/${part(slug)}`,
  studentOrganisations: (filter: { kind?: string | undefined; search?: string | undefined } = {}) =>
    `/about/representation/student-organisations${query({ ...filter })}`,
  kokkaFondi: () => '/initiatives/kokka-fondi',
  aboutKokkaFondi: () => '/initiatives/kokka-fondi/about',
  /** One of the Kokka funds. */
  fund: (slug: string) => `/initiatives/kokka-fondi/${part(slug)}`,
  tedx: () => '/initiatives/tedx-conferences',
  tedxTheme: (slug: string) => `/initiatives/tedx-conferences/${part(slug)}`,
  mentalWellbeing: () => '/initiatives/mental-wellbeing',
  mySettings: () => '/account/my-settings',
  myPermit: () => '/account/parking-permit',
  myCard: () => '/account/student-card',
  /** The floor of this scholastic year, or of the one that began in `year`. */
  myYear: (year?: number) => `/account/year${year === undefined ? '' : `/${year}`}`,
  volunteering: () => '/account/volunteering',
  careerDocuments: () => '/account/career-documents',
  /** The page of a payment in the account: from an `order` it goes on to the provider, which sends people back to it. */
  purchaseReturn: (purchase: string, from: 'order' | 'success' | 'cancel') =>
    `/account/payment${query({ purchase, from })}`,
  /** The tickets that this browser keeps. */
  tickets: () => '/tickets',
  /** `page` is that of the past bookings. */
  bookings: (page?: number) => `/account/bookings${query({ page: page === 1 ? undefined : page })}`,
  paymentSuccess: () => '/payment/success',
  paymentCancel: () => '/payment/cancel',
  /** The page about the yearly report of organisations (RAR). */
  rar: () => '/rar',
  /** This year's report, or one of its pages. */
  rarCurrent: (page?: 'regulations' | 'report' | 'results') => `/rar/current${page === undefined ? '' : `/${page}`}`,
  /** The earlier reports, or one of their pages. */
  rarHistory: (page?: 'results' | 'submissions') => `/rar/history${page === undefined ? '' : `/${page}`}`,
  history: () => '/about/history',
  /** `union` is the union's id. */
  unionToday: (union: string) => `/about/${part(union)}-today`,
  studentRepresentatives: () => '/about/representation/student-representatives',
  gozoLiaisonOfficer: () => '/about/representation/gozo-liaison-officer',
  erasmus: () => '/initiatives/erasmus',
  esu: () => '/initiatives/esu',
  /** `union` is the union's id. */
  unionGreenFund: (union: string) => `/initiatives/${part(union)}-green-fund`,
  parkingPermit: () => '/services/parking-permit',
  carpooling: () => '/services/carpooling',
  /** Booking a space for a shared ride, or one step of it. */
  carpoolBook: (step?: string) => `/account/carpooling/book${step === undefined ? '' : `/${part(step)}`}`,
  myCarpooling: () => '/account/carpooling',
  /** The person's shared rides. */
  carpools: () => '/account/carpooling/bookings',
  rentals: () => '/services/rentals',
  /** Asking for a venue or equipment, or changing what was asked. */
  askForRental: (request?: string) => `/services/rentals/request${request === undefined ? '' : `/${part(request)}`}`,
  myRentals: () => '/account/rentals',
  myRental: (request: string) => `/account/rentals/${part(request)}`,
  togaRentals: () => '/services/togi-rentals',
  /** Renting a toga, or one step of it. */
  bookToga: (step = '') => `/services/togi-rentals/book${step === '' ? '' : `/${step}`}`,
  /** The page to return to after paying for a toga. */
  togaReturn: (rental: string, from: 'success' | 'cancel') =>
    `/services/togi-rentals/book/payment${query({ rental, from })}`,
  myToga: () => '/account/toga',
  complaints: () => '/services/complaints',
  studentCard: () => '/services/student-card',
  careers: () => '/careers',
  careerFinder: () => '/careers/career-finder',
  careersExpo: () => '/careers/careers-expo',
  companies: (filter: CompanyFilter = {}) => `/careers/careers-expo/companies${query({ ...filter })}`,
  /** Booking an interview with a company, or one step of it; and the interview once it is booked. */
  interview: (slug: string, step = '') =>
    `/careers/careers-expo/companies/${part(slug)}/interview${step === '' ? '' : `/${step}`}`,
  myInterviews: () => '/account/interviews',
  myDay: () => '/careers/careers-expo/my-day',
  floorPlan: (filter: { area?: string | undefined } = {}) => `/careers/careers-expo/floor-plan${query({ ...filter })}`,
  company: (slug: string) => `/careers/careers-expo/companies/${part(slug)}`,
  contact: (wish: ContactWish = {}) => `/contact-us${query({ ...wish })}`,
  /** The site's search; without `wanted`, an empty one. */
  search: (wanted: SiteSearch = {}) => `${shellPaths.search()}${query({ ...wanted })}`,
  cookiePolicy: () => '/policies/cookie-policy',
  privacyPolicy: () => '/policies/privacy-policy',
  /** Sets the language and goes to the home page. */
  language: (language: string) => `/${part(language)}`,
  notFound: () => '/404',
};
