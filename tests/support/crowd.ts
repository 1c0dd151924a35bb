import type { Client } from 'pg';

const TOWNS = `(array['Ħamrun', 'Żejtun', 'Għarb', 'Ċirkewwa', 'Mellieħa', 'Birgu'])`;
const FIRST = `(array['Ċikku', 'Ċensa', 'Ġorġ', 'Ħanna', 'Marija', 'Pawlu', 'Karmena', 'Salvu'])`;
const LAST = `(array['Buħaġiar', 'Ħili', 'Żerafa', 'Borg', 'Camilleri', 'Vella', 'Ċiantar', 'Zammit'])`;
const pick = (list: string, by: string) => `${list}[1 + (${by}) % array_length(${list}, 1)]`;

/** How many of each thing a crowd has. */
export type CrowdSize = { people: number; bookings: number; attendees: number; events: number };

/**
 * Fills the tables with people who have been there for years, straight in SQL, so that plans and times are those of a big union. The
 * connection is the superuser's: constraints between tables are not checked again for every row.
 */
export async function seedCrowd(client: Client, size: CrowdSize): Promise<void> {
  await client.query('begin');
  await client.query(`set local session_replication_role = replica`);
  for (const statement of statements(size)) await client.query(statement);
  await client.query('commit');
  await client.query('vacuum analyze');
}

/** The n-th id of a kind; `kind` is one hexadecimal digit. */
const idOf = (kind: string, n: string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

function statements({ people, bookings, attendees, events }: CrowdSize): string[] {
  const person = (n: string) => idOf('a', `1 + (${n}) % ${people}`);
  const day = `(timestamptz '2026-11-01' - (n % 1500) * interval '1 day')`;
  /** In the order in which the union announced them; 45 days of 1,500 are to come, none so near that its people are reminded. */
  const days = `1500 * n / ${events} - 1455`;
  const evening = `(now() + (${days}) * interval '1 day' + case when ${days} > 0 then interval '3 days' else interval '-1 day' end)`;
  return [
    `insert into users (id, email, password_hash, user_type, first_name, last_name, registered, created_at, verified_at, registered_at)
      select ${idOf('a', 'n')}, 'crowd' || n || '@uni.example', '!', 'university_student', ${pick(FIRST, 'n')},
        ${pick(LAST, 'n / 7')} || ' ' || n, true, ${day}, ${day}, ${day}
      from generate_series(1, ${people}) n`,
    `insert into sessions (user_id, created_at, expires_at, last_used_at)
      select ${person('n')}, ${day}, ${day} + interval '8 hours', ${day} from generate_series(1, ${people * 2}) n`,
    `insert into personal_details (user_id, document_kind, document_number, nationality)
      select ${idOf('a', 'n')}, 'id_card', lpad(n::text, 7, '0') || 'M', 'MT' from generate_series(1, ${people}) n`,
    `insert into contact_details (user_id, address_line_1, locality, postcode, mobile_extension, mobile_number)
      select ${idOf('a', 'n')}, n || ', Triq il-Kbira', ${pick(TOWNS, 'n')}, 'ABC 1234', '+356', '99' || lpad(n::text, 6, '0')
      from generate_series(1, ${people}) n`,
    `insert into known_addresses (user_id, address, seen_at)
      select ${idOf('a', 'n')}, md5(n::text), ${day} from generate_series(1, ${people}) n`,
    `insert into idempotency_keys (user_id, key, operation, request_hash, response, created_at)
      select ${person('n')}, 'crowd-' || n, 'createBooking', md5(n::text), '{}', timestamptz '2026-11-21' from generate_series(1, ${people}) n`,
    `insert into files (user_id, purpose, name, media_type, size, created_at)
      select ${person('n')}, 'career', 'CV ' || n, 'application/pdf', 50000, ${day} from generate_series(1, ${people}) n`,

    `insert into events (id, slug, class, type_id, title, summary, description, facts, search_text, poster_seed)
      select ${idOf('e', 'n')}, 'crowd-' || n, 'standard', 'music',
        jsonb_build_object('en', 'Evening ' || n, 'mt', 'Serata ' || n), '{"en": "An evening", "mt": "Serata"}',
        '{"en": [], "mt": []}', '[]', 'evening serata ' || n, n::text
      from generate_series(1, ${events}) n`,
    `insert into occurrences (id, event_id, key, starts_at, ends_at, bookings_close_at, per_person_limit)
      select ${idOf('c', 'n')}, ${idOf('e', 'n')}, 'only', ${evening}, ${evening} + interval '2 hours', ${evening}, 10
      from generate_series(1, ${events}) n`,
    `insert into ticket_kinds (id, occurrence_id, key, name, position, amount)
      select ${idOf('d', 'n')}, ${idOf('c', 'n')}, 'student', '{"en": "Student", "mt": "Student"}', 0, 1000
      from generate_series(1, ${events}) n`,
    `insert into bookings (id, reference, user_id, occurrence_id, locale, state, outcome, created_at, paid_at, changed_at)
      select ${idOf('b', 'n')}, 'CROWD' || n, ${person('n')}, ${idOf('c', `1 + n % ${events}`)}, 'en',
        case n % 10 when 0 then 'expired' when 1 then 'cancelled' else 'paid' end,
        case n % 10 when 0 then 'hold_expired' when 1 then 'cancelled_by_buyer' end, ${day}, ${day}, ${day}
      from generate_series(1, ${bookings}) n`,
    `insert into attendees (booking_id, occurrence_id, position, kind_id, amount, first_name, last_name, email, code, live)
      select ${idOf('b', `1 + n % ${bookings}`)}, ${idOf('c', `1 + (1 + n % ${bookings}) % ${events}`)}, n / ${bookings},
        ${idOf('d', `1 + (1 + n % ${bookings}) % ${events}`)}, 1000, ${pick(FIRST, 'n')}, ${pick(LAST, 'n / 3')},
        'guest' || n || '@uni.example', 'crowd-' || n, true
      from generate_series(0, ${attendees} - 1) n`,
    `insert into attendances select id from attendees where code like 'crowd-%'`,
    `insert into person_places (mailbox, occurrence_id, places, most)
      select 'crowd' || n || '@uni.example', ${idOf('c', `1 + n % ${events}`)}, 2, 10 from generate_series(1, ${people}) n`,
    `insert into payments (id, payable_type, payable_id, user_id, amount, state, session_id, payment_intent, received, created_at, changed_at)
      select ${idOf('f', 'n')}, 'booking', ${idOf('b', 'n')}, ${person('n')}, 2000, 'paid', 'cs_crowd_' || n, 'pi_crowd_' || n, 2000, ${day}, ${day}
      from generate_series(1, ${bookings}) n`,
    `insert into refunds (payment_id, payment_intent, amount, currency, state, look_at, created_at, changed_at)
      select ${idOf('f', 'n')}, 'pi_crowd_' || n, 2000, 'eur', 'succeeded', ${day}, ${day}, ${day} from generate_series(1, ${people}) n`,
    `insert into transitions (what, row_id, event, from_state, to_state, actor, user_id, at)
      select 'bookings', ${idOf('b', `1 + n % ${bookings}`)}, 'payment.receive', 'awaiting_payment', 'paid', 'portal', ${person('n')}, ${day}
      from generate_series(1, ${bookings * 2}) n`,

    `insert into purchases (id, user_id, product, year, state, source, created_at, paid_at, changed_at)
      select ${idOf('1', 'n')}, ${idOf('a', 'n')}, 'parking_permit', 2026, 'paid', 'account', ${day}, ${day}, ${day}
      from generate_series(1, ${people}) n`,
    `insert into parking_permits (user_id, year, number_plate, purchase_id, state, valid_until, created_at, changed_at)
      select ${idOf('a', 'n')}, 2026, 'ABC ' || n, ${idOf('1', 'n')}, case when n % 500 = 0 then 'under_review' else 'valid' end,
        '2027-09-30', ${day}, ${day}
      from generate_series(1, ${people}) n`,
    `insert into student_cards (user_id, number, purchase_id, state, issued_at, changed_at)
      select ${idOf('a', 'n')}, 'CROWD' || n, ${idOf('1', 'n')}, 'issued', ${day}, ${day} from generate_series(1, ${people}) n`,
    `insert into staff_views (user_id, subject_id, what, at)
      select ${person('n')}, ${person('n + 1')}, 'permit', ${day} from generate_series(1, ${people}) n`,

    `insert into carpool_people (user_id, findable, accepted_at)
      select ${idOf('a', 'n')}, n % 2 = 0, ${day} from generate_series(1, ${people}) n`,
    `insert into carpools (id, user_id, day, space, state, code, created_at, changed_at)
      select ${idOf('2', 'n')}, ${person('n')}, ${day}::date, 'P' || n, 'entered', 'crowd-' || n, ${day}, ${day}
      from generate_series(1, ${people}) n`,
    `insert into carpool_riders (carpool_id, day, user_id, is_driver, comes, live)
      select ${idOf('2', 'n')}, ${day}::date, ${person('n')}, true, true, false from generate_series(1, ${people}) n`,
    `insert into toga_fittings (id, starts_at, ends_at, capacity)
      select ${idOf('3', 'n')}, timestamptz '2020-01-01' + n * interval '20 minutes', timestamptz '2020-01-01' + (n + 1) * interval '20 minutes', 4
      from generate_series(1, ${people}) n`,
    `insert into toga_rentals (reference, user_id, state, fitting_id, pieces, sizes, height, head, degree, graduation_day, amount, deposit, created_at, changed_at)
      select 'CROWD' || n, ${idOf('a', 'n')}, 'deposit_given_back', ${idOf('3', 'n')}, '{toga}', '{M}', 170, 57, 'BSc', ${day}::date, 3500, 5000, ${day}, ${day}
      from generate_series(1, ${people}) n`,
    `insert into rental_requests (reference, user_id, state, venue, starts_at, ends_at, times, first_day, last_day, purpose, people, created_at, changed_at)
      select 'CROWD' || n, ${person('n')}, 'over', 'student-house', ${day}, ${day} + interval '2 hours', tstzmultirange(tstzrange(${day}, ${day} + interval '2 hours')), ${day}::date, ${day}::date, 'Laqgħa', 20, ${day}, ${day}
      from generate_series(1, ${people}) n`,
    `insert into complaints (id, user_id, type, state, created_at, changed_at)
      select ${idOf('4', 'n')}, ${person('n')}, 'other', 'closed', ${day}, ${day} from generate_series(1, ${people}) n`,
    `insert into complaint_messages (id, complaint_id, position, from_staff, sealed, sent_on)
      select ${idOf('5', 'n')}, ${idOf('4', 'n')}, 1, false, '\\x00', ${day}::date from generate_series(1, ${people}) n`,
  ];
}
