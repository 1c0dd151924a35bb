const under = (start: string, names: string) => names.split(' ').map((name) => `${start}/${name}`);

/** An address for every route of the specification that has its page; what a part of a path stands for is made up. */
export const built: readonly string[] = [
  '/',
  '/en',
  '/mt',
  '/login',
  ...under('/login', 'forgot password/create'),
  '/register',
  ...under('/register', 'contact-info course details parking-permit solidarity-fund student-card verify volunteer'),
  '/account',
  ...under('/account', 'career-documents my-details my-settings parking-permit student-card volunteering'),
  ...under('/about', 'history resources su-today'),
  ...under('/about/representation', 'gozo-liaison-officer student-organisations student-representatives'),
  ...under('/initiatives', 'erasmus esu mental-wellbeing tedx-conferences tedx-conferences/2026 su-green-fund'),
  '/initiatives/kokka-fondi',
  ...under('/initiatives/kokka-fondi', 'about arts-fund education-fund eurodesk-fund green-fund'),
  ...under('/initiatives/kokka-fondi', 'organisations-fund sports-fund'),
  ...under('/media', 'erasmus events events/il-kewkba news news/il-librerija opinion-pieces social-speak'),
  ...under('/payment', 'cancel success'),
  '/careers',
  '/careers/career-finder',
  ...under('/careers/career-finder', 'activity-grid areas-of-interest core-values path-of-pleasures'),
  ...under('/careers/career-finder', 'personality-questionnaire personality-questionnaire/questions report'),
  ...under('/careers/career-finder', 'self-reflection-toolkit student-career-resource-hub student-resource-hub'),
  ...under('/careers/career-finder', 'student-career-resource-hub/cv student-resource-hub/cv'),
  '/careers/careers-expo',
  ...under('/careers/careers-expo', 'companies companies/arkata-labs'),
  '/contact-us',
  ...under('/policies', 'cookie-policy privacy-policy'),
  ...under('/services', 'carpooling complaints complaints/feedback parking-permit rentals student-card'),
  '/services/togi-rentals',
  ...under('/services/togi-rentals', 'book book/personal-details'),
];

/** Those whose pages are still to come: this list only shrinks, into the one above. */
export const notBuiltYet: readonly string[] = [
  ...under('/account', 'carpooling carpooling/bookings'),
  '/rar',
  ...under('/rar', 'current current/regulations current/report current/results'),
  ...under('/rar', 'history history/results history/submissions'),
];
