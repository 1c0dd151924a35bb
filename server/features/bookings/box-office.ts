import { sql } from 'kysely';
import { boxOfficeEmail } from '../../kernel/content/box-office.ts';

/** True of bookings made on the portal; those of the box office are refunded at its counter. A condition on `bookings`. */
export const isOurs = sql<boolean>`bookings.user_id is distinct from
  (select id from users where lower(email) = ${boxOfficeEmail})`;
