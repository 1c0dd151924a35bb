import { sql } from 'kysely';
import { boxOfficeEmail } from '../../kernel/content/box-office.ts';

/** What the box office sold is refunded there; a condition on `bookings`. */
export const isOurs = sql<boolean>`bookings.user_id is distinct from
  (select id from users where lower(email) = ${boxOfficeEmail})`;
