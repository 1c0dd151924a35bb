import { accountFeature } from './features/account/feature.ts';
import { advertFeature } from './features/adverts/feature.ts';
import { bookingFeature } from './features/bookings/feature.ts';
import { careerFeature } from './features/careers/feature.ts';
import { careerFinderFeature } from './features/career-finder/feature.ts';
import { carpoolFeature } from './features/carpool/feature.ts';
import { complaintFeature } from './features/complaints/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { rarDeskFeature } from './features/desk-rar/feature.ts';
import { donationFeature } from './features/donations/feature.ts';
import { deskFeature } from './features/desk/feature.ts';
import { doorFeature } from './features/door/feature.ts';
import { eventFeature } from './features/events/feature.ts';
import { floorFeature } from './features/floor/feature.ts';
import { initiativeFeature } from './features/initiatives/feature.ts';
import { newsFeature } from './features/news/feature.ts';
import { officerFeature } from './features/officers/feature.ts';
import { pageFeature } from './features/pages/feature.ts';
import { peopleFeature } from './features/people/feature.ts';
import { permitFeature } from './features/permits/feature.ts';
import { registrationFeature } from './features/registration/feature.ts';
import { rarFeature } from './features/rar/feature.ts';
import { rentalFeature } from './features/rentals/feature.ts';
import { resourceFeature } from './features/resources/feature.ts';
import { searchFeature } from './features/search/feature.ts';
import { serviceFeature } from './features/services/feature.ts';
import { cardFeature } from './features/student-cards/feature.ts';
import { togaFeature } from './features/togas/feature.ts';
import { authFeature } from './kernel/auth/feature.ts';
import type { PlugIn } from './kernel/feature.ts';
import { paymentFeature } from './kernel/payments/feature.ts';
import { productFeature } from './kernel/products/feature.ts';
import { referenceFeature } from './kernel/reference/feature.ts';
import { upkeepFeature } from './kernel/jobs/upkeep.ts';

/** Everything that the portal can do, in the order in which its sweeps are run by tests: money settles before accounts go. */
export const features: readonly PlugIn[] = [
  authFeature,
  referenceFeature,
  registrationFeature,
  eventFeature,
  bookingFeature,
  productFeature,
  permitFeature,
  cardFeature,
  donationFeature,
  togaFeature,
  rentalFeature,
  rarFeature,
  carpoolFeature,
  paymentFeature,
  accountFeature,
  newsFeature,
  resourceFeature,
  peopleFeature,
  officerFeature,
  initiativeFeature,
  careerFeature,
  careerFinderFeature,
  serviceFeature,
  complaintFeature,
  advertFeature,
  pageFeature,
  searchFeature,
  contactFeature,
  deskFeature,
  doorFeature,
  floorFeature,
  rarDeskFeature,
  upkeepFeature,
];
