import { loadPage } from '../content/page.queries.ts';
import { loadCard, loadComplaints, loadRentals, loadTogas } from '../services/services.load.ts';
import { publicPage, type AppRoute } from './app-route.ts';

const service = { namespaces: ['content', 'services'], menu: 'services' } as const;
const togas = { namespaces: service.namespaces, load: loadTogas } as const;
const complaints = { namespaces: service.namespaces, load: loadComplaints } as const;

/** What the union does for students. A flow that is not there yet shows what it will need. */
export const servicesRoutes: readonly AppRoute[] = [
  publicPage('/services/parking-permit', 'services/ParkingPermit', 'parkingPermit', {
    ...service,
    load: loadPage('parking-permit'),
  }),
  publicPage('/services/student-card', 'services/StudentCard', 'studentCard', { ...service, load: loadCard }),
  publicPage('/services/carpooling', 'services/Carpooling', 'carpooling', { ...service, load: loadPage('carpooling') }),
  publicPage('/services/togi-rentals', 'services/TogaRentals', 'togaRentals', {
    ...togas,
    menu: 'services',
    menuNeeds: { status: 'togaRental' },
  }),
  publicPage('/services/togi-rentals/book', 'services/TogaRentals', 'togaRentals', togas),
  publicPage('/services/togi-rentals/book/personal-details', 'services/TogaRentals', 'togaRentals', togas),
  publicPage('/services/rentals', 'services/Rentals', 'rentals', { ...service, load: loadRentals }),
  publicPage('/services/complaints', 'services/Complaints', 'complaints', { ...complaints, menu: 'services' }),
  publicPage('/services/complaints/feedback', 'services/Complaints', 'complaints', complaints),
];
