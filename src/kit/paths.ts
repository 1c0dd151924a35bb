import { part, query, shellPaths } from './shell-paths.ts';

/** Which events a list shows. */
export interface EventFilter {
  page?: number | undefined;
  /** Slug of a kind of event. */
  type?: string | undefined;
  search?: string | undefined;
  /** Those that are over instead. */
  past?: 'true' | undefined;
}

/** Which news or publications a list shows. */
export interface ListFilter {
  page?: number | undefined;
  /** Id of a kind. */
  category?: string | undefined;
  year?: number | undefined;
  search?: string | undefined;
}

/** Which companies a list shows. */
export interface CompanyFilter {
  page?: number | undefined;
  /** Id of a business area. */
  area?: string | undefined;
  search?: string | undefined;
}

/** What is looked for on the whole site. */
export interface SiteSearch {
  page?: number | undefined;
  q?: string | undefined;
  /** Only of this kind. */
  kind?: string | undefined;
}

/** What the contact page shows first: the questions with these words, the form about this topic. */
export interface ContactWish {
  search?: string | undefined;
  topic?: string | undefined;
}

/** The address of every page. Links are made here and nowhere else. */
export const paths = {
  ...shellPaths,
  /** Back from paying for a step of the registration. */
  registerReturn: (purchase: string, from: 'success' | 'cancel') => `/register${query({ purchase, from })}`,
  forgotPassword: () => '/login/forgot',
  createPassword: () => '/login/password/create',
  /** The list of events; without a filter the first page of all that are coming up. */
  events: (filter: EventFilter = {}) => `/media/events${query({ ...filter })}`,
  event: (slug: string) => `/media/events/${part(slug)}`,
  book: (slug: string, occurrenceId: string, step?: string) =>
    `/media/events/${part(slug)}/book/${part(occurrenceId)}${step === undefined ? '' : `/${part(step)}`}`,
  news: (filter: ListFilter = {}) => `/media/news${query({ ...filter })}`,
  /** A piece of news. */
  article: (slug: string) => `/media/news/${part(slug)}`,
  opinionPieces: (filter: ListFilter = {}) => `/media/opinion-pieces${query({ ...filter })}`,
  socialSpeak: (filter: ListFilter = {}) => `/media/social-speak${query({ ...filter })}`,
  erasmusBooklets: (filter: ListFilter = {}) => `/media/erasmus${query({ ...filter })}`,
  /** Every publication. */
  resources: (filter: ListFilter = {}) => `/about/resources${query({ ...filter })}`,
  /** One publication, of whatever kind. */
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
  volunteering: () => '/account/volunteering',
  careerDocuments: () => '/account/career-documents',
  /** Back from paying for something in the account. */
  purchaseReturn: (purchase: string, from: 'success' | 'cancel') => `/account/payment${query({ purchase, from })}`,
  /** `page` is that of the bookings that are over. */
  bookings: (page?: number) => `/account/bookings${query({ page: page === 1 ? undefined : page })}`,
  paymentSuccess: () => '/payment/success',
  paymentCancel: () => '/payment/cancel',
  /** What the yearly report of organisations is. */
  rar: () => '/rar',
  /** This year's report, or one of its pages. */
  rarCurrent: (page?: 'regulations' | 'report' | 'results') => `/rar/current${page === undefined ? '' : `/${page}`}`,
  /** The reports before, or one of their pages. */
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
  /** Booking a space for a shared ride, at one of its steps. */
  carpoolBook: (step?: string) => `/account/carpooling/book${step === undefined ? '' : `/${part(step)}`}`,
  myCarpooling: () => '/account/carpooling',
  /** The person's shared rides. */
  carpools: () => '/account/carpooling/bookings',
  rentals: () => '/services/rentals',
  togaRentals: () => '/services/togi-rentals',
  /** Renting a toga, or one step of it. */
  bookToga: (step = '') => `/services/togi-rentals/book${step === '' ? '' : `/${step}`}`,
  /** Back from paying for a toga. */
  togaReturn: (rental: string, from: 'success' | 'cancel') =>
    `/services/togi-rentals/book/payment${query({ rental, from })}`,
  myToga: () => '/account/toga',
  complaints: () => '/services/complaints',
  studentCard: () => '/services/student-card',
  careers: () => '/careers',
  careerFinder: () => '/careers/career-finder',
  careersExpo: () => '/careers/careers-expo',
  companies: (filter: CompanyFilter = {}) => `/careers/careers-expo/companies${query({ ...filter })}`,
  company: (slug: string) => `/careers/careers-expo/companies/${part(slug)}`,
  contact: (wish: ContactWish = {}) => `/contact-us${query({ ...wish })}`,
  /** The site's search; without words an empty one. */
  search: (wanted: SiteSearch = {}) => `${shellPaths.search()}${query({ ...wanted })}`,
  cookiePolicy: () => '/policies/cookie-policy',
  privacyPolicy: () => '/policies/privacy-policy',
  /** Chooses a language and goes to the home page. */
  language: (language: string) => `/${part(language)}`,
  notFound: () => '/404',
};
