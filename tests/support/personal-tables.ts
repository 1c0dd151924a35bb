import { bookingTables } from '../../server/features/bookings/personal.ts';
import { finderData } from '../../server/features/career-finder/finders.ts';
import { interviewData } from '../../server/features/careers/interviews/view.ts';
import { carpoolTables } from '../../server/features/carpool/feature.ts';
import { complaintTables } from '../../server/features/complaints/feature.ts';
import { rarDeskData } from '../../server/features/desk-rar/feature.ts';
import { doorData } from '../../server/features/door/feature.ts';
import { officerData } from '../../server/features/officers/feature.ts';
import { permitTables } from '../../server/features/permits/feature.ts';
import { cardData } from '../../server/features/student-cards/feature.ts';
import { purchaseData } from '../../server/kernel/products/feature.ts';
import { rarData } from '../../server/features/rar/feature.ts';
import { rentalData } from '../../server/features/rentals/requests.ts';
import { togaTables } from '../../server/features/togas/rentals.ts';
import { accountData } from '../../server/kernel/person/account-data.ts';
import { personalTablesOf } from '../../server/kernel/person/personal-data.ts';

/** The features' treatment of the tables with a `user_id`; the portal starts only if all are covered. */
export const personalTables = personalTablesOf([
  accountData,
  { tables: bookingTables },
  purchaseData,
  { tables: permitTables },
  cardData,
  { tables: carpoolTables },
  { tables: togaTables },
  rentalData,
  rarData,
  officerData,
  finderData,
  interviewData,
  rarDeskData,
  doorData,
  { tables: complaintTables },
]);
