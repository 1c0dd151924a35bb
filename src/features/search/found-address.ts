import { paths } from '../../kit/paths.ts';
import type { Found } from './search.queries.ts';

interface Facts {
  /** The union's id, part of some addresses. */
  union: string;
  /** The ids of the council's members. */
  council: readonly string[];
}

/** Returns the address of a text page, by its slug in the content. */
function pageAddress(slug: string, union: string): string {
  const addresses: Readonly<Record<string, string>> = {
    history: paths.history(),
    today: paths.unionToday(union),
    'student-representatives': paths.studentRepresentatives(),
    'gozo-liaison-officer': paths.gozoLiaisonOfficer(),
    'student-organisations': paths.studentOrganisations(),
    'parking-permit': paths.parkingPermit(),
    carpooling: paths.carpooling(),
    rentals: paths.rentals(),
    'togi-rentals': paths.togaRentals(),
    'student-card': paths.studentCard(),
    complaints: paths.complaints(),
    careers: paths.careers(),
    'career-finder': paths.careerFinder(),
    'careers-expo': paths.careersExpo(),
    erasmus: paths.erasmus(),
    esu: paths.esu(),
    'mental-wellbeing': paths.mentalWellbeing(),
    'tedx-conferences': paths.tedx(),
    'kokka-fondi': paths.kokkaFondi(),
    'about-kokka-fondi': paths.aboutKokkaFondi(),
    'green-fund': paths.unionGreenFund(union),
    // The organisations' page has the public facts about the report; the report's own pages are for organisations.
    rar: paths.studentOrganisations(),
    'contact-us': paths.contact(),
    'privacy-policy': paths.privacyPolicy(),
    'cookie-policy': paths.cookiePolicy(),
  };
  return addresses[slug] ?? paths.home();
}

/** Returns the address of a search result. */
export function addressOf({ kind, id }: Pick<Found, 'kind' | 'id'>, { union, council }: Facts): string {
  switch (kind) {
    case 'event':
      return paths.event(id);
    case 'news':
      return paths.article(id);
    case 'resource':
      return paths.publication(id);
    case 'fund':
      return paths.fund(id);
    case 'hiring_company':
      return paths.company(id);
    case 'tedx_theme':
      return paths.tedxTheme(id);
    case 'faq':
      return `${paths.contact()}#${id}`;
    case 'organisation':
      return `${paths.studentOrganisations()}#${id}`;
    case 'person':
      return council.includes(id) ? `${paths.unionToday(union)}#council` : paths.studentRepresentatives();
    default:
      return pageAddress(id, union);
  }
}
