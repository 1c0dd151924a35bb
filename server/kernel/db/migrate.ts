import { Migrator } from 'kysely/migration';
import { type Connection, openDatabase } from './database.ts';
import * as portal from './migrations/0001-portal.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as messages from './migrations/0003-messages.ts';
import * as sessionSecret from './migrations/0004-session-secret.ts';
import * as queueSchema from './migrations/0005-queue-schema.ts';
import * as refunds from './migrations/0006-refunds.ts';
import * as attendees from './migrations/0007-attendees.ts';
import * as dueRows from './migrations/0008-due-rows.ts';
import * as emailUndos from './migrations/0009-email-undos.ts';
import * as demoAccounts from './migrations/0010-demo-accounts.ts';
import * as cancelledTickets from './migrations/0011-cancelled-tickets.ts';
import * as onePaymentsTable from './migrations/0012-one-payments-table.ts';
import * as transitions from './migrations/0014-transitions.ts';
import * as staff from './migrations/0015-staff.ts';
import * as mailboxPlaces from './migrations/0017-mailbox-places.ts';
import * as historyOfMoney from './migrations/0019-history-of-money.ts';
import * as venueKinds from './migrations/0020-venue-kinds.ts';
import * as keysOfLogins from './migrations/0021-keys-of-logins.ts';
import * as carpools from './migrations/0022-carpools.ts';
import * as togas from './migrations/0023-togas.ts';
import * as complaints from './migrations/0024-complaints.ts';
import * as calledOff from './migrations/0025-called-off.ts';
import * as rentals from './migrations/0026-rentals.ts';
import * as careerFinder from './migrations/0027-career-finder.ts';
import * as interviews from './migrations/0028-interviews.ts';
import * as rarReports from './migrations/0029-rar-reports.ts';
import * as officers from './migrations/0030-officers.ts';
import * as rarDesk from './migrations/0031-rar-desk.ts';
import * as readsByIndex from './migrations/0033-reads-by-index.ts';
import * as door from './migrations/0036-door.ts';
import * as ticketTransfers from './migrations/0039-ticket-transfers.ts';
import * as rentalPayments from './migrations/0043-rental-payments.ts';
import * as finderBeginnings from './migrations/0045-finder-beginnings.ts';
import * as togaStock from './migrations/0046-toga-stock.ts';
import * as waiting from './migrations/0041-waiting.ts';
import * as remindersAndVat from './migrations/0048-reminders-and-vat.ts';
import * as promoCodes from './migrations/0049-promo-codes.ts';
import * as roomsByHand from './migrations/0050-rooms-by-hand.ts';
import * as organisationsRentals from './migrations/0051-organisations-rentals.ts';
import * as bookingShares from './migrations/0053-booking-shares.ts';
import * as attendances from './migrations/0055-attendances.ts';
import * as exchanges from './migrations/0056-exchanges.ts';
import * as reportsSentAgain from './migrations/0057-reports-sent-again.ts';
import * as reportsTakenBack from './migrations/0058-reports-taken-back.ts';
import * as missingTogas from './migrations/0059-missing-togas.ts';
import * as codesOfExchanges from './migrations/0060-codes-of-exchanges.ts';
import * as deskChanges from './migrations/0061-desk-changes.ts';
import * as endsOfDates from './migrations/0062-ends-of-dates.ts';
import * as namesWithoutMarks from './migrations/0063-names-without-marks.ts';
import * as usesOfCodesAlone from './migrations/0064-uses-of-codes-alone.ts';
import * as searchesOfPeople from './migrations/0065-searches-of-people.ts';
import * as requestsOfFinders from './migrations/0066-requests-of-finders.ts';
import * as placesRecounted from './migrations/0067-places-recounted.ts';

const migrations = {
  '0001-portal': portal,
  '0002-accounts': accounts,
  '0003-messages': messages,
  '0004-session-secret': sessionSecret,
  '0005-queue-schema': queueSchema,
  '0006-refunds': refunds,
  '0007-attendees': attendees,
  '0008-due-rows': dueRows,
  '0009-email-undos': emailUndos,
  '0010-demo-accounts': demoAccounts,
  '0011-cancelled-tickets': cancelledTickets,
  '0012-one-payments-table': onePaymentsTable,
  '0014-transitions': transitions,
  '0015-staff': staff,
  '0017-mailbox-places': mailboxPlaces,
  '0019-history-of-money': historyOfMoney,
  '0020-venue-kinds': venueKinds,
  '0021-keys-of-logins': keysOfLogins,
  '0022-carpools': carpools,
  '0023-togas': togas,
  '0024-complaints': complaints,
  '0025-called-off': calledOff,
  '0026-rentals': rentals,
  '0027-career-finder': careerFinder,
  '0028-interviews': interviews,
  '0029-rar-reports': rarReports,
  '0030-officers': officers,
  '0031-rar-desk': rarDesk,
  '0033-reads-by-index': readsByIndex,
  '0036-door': door,
  '0039-ticket-transfers': ticketTransfers,
  '0043-rental-payments': rentalPayments,
  '0045-finder-beginnings': finderBeginnings,
  '0041-waiting': waiting,
  '0046-toga-stock': togaStock,
  '0048-reminders-and-vat': remindersAndVat,
  '0049-promo-codes': promoCodes,
  '0050-rooms-by-hand': roomsByHand,
  '0051-organisations-rentals': organisationsRentals,
  '0053-booking-shares': bookingShares,
  '0055-attendances': attendances,
  '0056-exchanges': exchanges,
  '0057-reports-sent-again': reportsSentAgain,
  '0058-reports-taken-back': reportsTakenBack,
  '0059-missing-togas': missingTogas,
  '0060-codes-of-exchanges': codesOfExchanges,
  '0061-desk-changes': deskChanges,
  '0062-ends-of-dates': endsOfDates,
  '0063-names-without-marks': namesWithoutMarks,
  '0064-uses-of-codes-alone': usesOfCodesAlone,
  '0065-searches-of-people': searchesOfPeople,
  '0066-requests-of-finders': requestsOfFinders,
  '0067-places-recounted': placesRecounted,
};

/**
 * Migrates the tables (or only up to one migration), as the role that owns them; several processes may start at once (an
 * advisory lock lets one do it). Throws the migration's error.
 */
export async function migrate(owner: Connection, upTo?: keyof typeof migrations): Promise<void> {
  const db = openDatabase(owner, () => undefined, { max: 2 });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  try {
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
