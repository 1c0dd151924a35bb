/** The viewer: somebody from the demo's content/people.json, or nobody in particular. */
export type Viewer = 'visitor' | 'student' | 'organisation';

/** A page to take pictures of. */
export type ShotPage = { address: string; viewer: Viewer };

const seenBy = (viewer: Viewer, ...addresses: string[]): ShotPage[] =>
  addresses.map((address) => ({ address, viewer }));

/** At least one page of each kind. */
export const shotPages: readonly ShotPage[] = [
  ...seenBy(
    'visitor',
    '/',
    '/media/events',
    '/media/events/il-kewkba',
    '/media/news',
    '/media/news/il-librerija-miftuha-sa-nofsillejl',
    '/about/su-today',
    '/about/representation/student-organisations',
    '/initiatives/kokka-fondi',
    '/initiatives/kokka-fondi/arts-fund',
    '/initiatives/mental-wellbeing',
    '/services/togi-rentals',
    '/services/student-card',
    '/careers',
    '/careers/careers-expo/companies/arkata-labs',
    '/contact-us',
    '/search?q=ghawdex',
    '/tickets',
    '/login',
  ),
  ...seenBy('student', '/account', '/account/student-card', '/account/year'),
  ...seenBy('organisation', '/rar/current/report'),
];

/** The viewer for an address that is not one of these. */
export function viewerOf(address: string): Viewer {
  if (address.startsWith('/rar')) return 'organisation';
  return address.startsWith('/account') ? 'student' : 'visitor';
}
