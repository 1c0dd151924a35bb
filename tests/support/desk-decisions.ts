import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import type { StaffRole } from '../../server/kernel/http/roles.ts';
import { stagePerson } from './accounts.ts';
import type { Client } from './client.ts';
import { complain, newProof, releaseBrake } from './complaining.ts';
import { bookInterview } from './interviews.ts';
import { formOf } from './forms.ts';
import { usePurchases } from './purchasing.ts';
import { askFor, caseOf, decide, evening, useRentals } from './rentals.ts';
import { stageShow } from './stage.ts';
import { useDeskBookings } from './use-desk-bookings.ts';
import { useTogas } from './use-togas.ts';

type Answer = { response: Response; error?: { code: string; message: string } | undefined };
export type Change = Pick<components['schemas']['DeskChange'], 'event' | 'at' | 'by'>;

/** Something that the staff can change. */
export type DeskWrite = {
  role: StaffRole;
  /** Makes the case. Returns what sends the change, and what reads the history of the case afterwards. */
  stage: () => Promise<{
    send: (client: Client) => Promise<Answer>;
    history: (client: Client) => Promise<readonly Change[] | undefined>;
  }>;
};

/** Decisions of the staff on the shared portal; those about yearly reports are in tests/api/rar-desk.full.test.ts. */
export function useDeskDecisions() {
  const { urls } = inject('portal');
  const bookings = useDeskBookings();
  const purchases = usePurchases();
  const togas = useTogas();
  const rentals = useRentals();
  const { db } = bookings;
  const person = (change: components['schemas']['PersonChange'], prepare?: (id: string) => Promise<unknown>) => ({
    role: 'admin' as const,
    stage: async () => {
      const { id } = await stagePerson(db, urls[0]);
      await prepare?.(id);
      const params = { path: { person: id } };
      return {
        send: (client: Client) => client.POST('/desk/people/{person}', { params, body: { change } }),
        history: async (client: Client) => (await client.GET('/desk/people/{person}', { params })).data?.data.history,
      };
    },
  });

  const booking = (change: Omit<components['schemas']['DeskBookingChange'], 'version'>) => ({
    role: 'events' as const,
    stage: async () => {
      const sale = await bookings.buy();
      const { version, tickets } = await bookings.open(sale);
      const [ticket] = tickets;
      const body = {
        ...change,
        version,
        ...(change.event === 'tickets.cancel' && { tickets: [ticket?.id ?? ''] }),
        ...(change.event === 'attendees.rename' && {
          attendee: { id: ticket?.id ?? '', first_name: 'Ġanni', last_name: 'Ħaddieħor' },
        }),
      };
      const params = { path: sale.path };
      return {
        send: (client: Client) => client.POST('/desk/bookings/{booking}', { params, body }),
        history: async (client: Client) =>
          (await client.GET('/desk/bookings/{booking}', { params })).data?.data.history,
      };
    },
  });

  const permit = (event: 'permit.approve' | 'permit.decline') => ({
    role: 'services' as const,
    stage: async () => {
      const params = { path: { permit: await purchases.paidPermit(await purchases.person()) } };
      return {
        send: async (client: Client) => {
          const { data } = await client.GET('/desk/permits/{permit}', { params });
          const body = { event, version: data?.data.version ?? '', reason: 'Ir-ritratt mhux ċar.' };
          return client.POST('/desk/permits/{permit}', { params, body });
        },
        history: async (client: Client) => (await client.GET('/desk/permits/{permit}', { params })).data?.data.history,
      };
    },
  });

  const rental = (event: 'request.approve' | 'request.decline' | 'request.ask_back' | 'request.cancel') => ({
    role: 'services' as const,
    stage: async () => {
      const { client: asker } = await rentals.student();
      const { id } = await askFor(asker, evening());
      return {
        send: (client: Client) => decide(client, id, event, 'Għax hekk.'),
        history: async (client: Client) => (await client.GET('/desk/rentals/{request}', caseOf(id))).data?.data.history,
      };
    },
  });

  const interview = {
    role: 'careers' as const,
    stage: async () => {
      const { client: student } = await purchases.person();
      const params = { path: { interview: await bookInterview(db, student) } };
      return {
        send: async (client: Client) => {
          const { data } = await client.GET('/desk/interviews/{interview}', { params });
          const version = data?.data.version ?? '';
          const body = { event: 'interview.call_off', version, reason: 'Il-kumpanija ma tistax.' } as const;
          return client.POST('/desk/interviews/{interview}', { params, body });
        },
        history: async (client: Client) =>
          (await client.GET('/desk/interviews/{interview}', { params })).data?.data.history,
      };
    },
  };

  const complaint = (event: 'complaint.close' | 'complaint.assign' | 'complaint.answer') => ({
    role: 'complaints' as const,
    stage: async () => {
      await releaseBrake(db);
      const before = new Set((await db.selectFrom('complaints').select('id').execute()).map(({ id }) => id));
      await complain(urls[0], { proof: await newProof(urls[0]), feedback: `Ilment ${randomUUID()}` });
      const rows = await db.selectFrom('complaints').select('id').execute();
      const id = rows.find((row) => !before.has(row.id))?.id ?? '';
      const params = { path: { complaint: id } };
      return {
        send: async (client: Client) => {
          const [colleague] =
            (await client.GET('/desk/complaints/{complaint}', { params })).data?.data.colleagues ?? [];
          const body = {
            event,
            ...(event === 'complaint.assign' ? { assignee: colleague?.id ?? '' } : { seen: '1' }),
            ...(event === 'complaint.answer' && { text: 'Naraw x’nistgħu nagħmlu.' }),
          };
          return client.POST('/desk/complaints/{complaint}', { params, body, bodySerializer: () => formOf(body) });
        },
        history: async (client: Client) =>
          (await client.GET('/desk/complaints/{complaint}', { params })).data?.data.history,
      };
    },
  });

  /** A decision that two members of staff may want to make at the same moment. */
  const decisions = {
    'approve a permit': permit('permit.approve'),
    'decline a permit': permit('permit.decline'),
    'approve a request': rental('request.approve'),
    'decline a request': rental('request.decline'),
    'ask a request back': rental('request.ask_back'),
    'close a complaint': complaint('complaint.close'),
    'note a size': {
      role: 'services',
      stage: async () => {
        const rented = await togas.rented(await togas.renter());
        const params = { path: { rental: rented.id } };
        return {
          send: (client) =>
            client.POST('/desk/togas/{rental}', { params, body: { event: 'toga.fit', size: 'M', was: null } }),
          history: async (client) => (await client.GET('/desk/togas/{rental}', { params })).data?.data.history,
        };
      },
    },
    'give a deposit back': {
      role: 'services',
      stage: async () => {
        const { id } = await togas.rented(await togas.renter());
        await db.updateTable('toga_rentals').set({ state: 'returned' }).where('id', '=', id).execute();
        const params = { path: { rental: id } };
        return {
          send: (client) => client.POST('/desk/togas/{rental}', { params, body: { event: 'deposit.give_back' } }),
          history: async (client) => (await client.GET('/desk/togas/{rental}', { params })).data?.data.history,
        };
      },
    },
    'call an interview off': interview,
    'refund a part': booking({ event: 'refund.part', amount: 500 }),
    'cancel a ticket': booking({ event: 'tickets.cancel' }),
    'cancel a booking': booking({ event: 'booking.cancel' }),
    'rename a guest': booking({ event: 'attendees.rename' }),
    'call a date off': {
      role: 'events',
      stage: async () => {
        const show = await stageShow(db);
        const params = { path: { occurrence: show.occurrenceId } };
        return {
          send: (client) => client.POST('/desk/occurrences/{occurrence}', { params, body: { reason: 'Maltempata' } }),
          history: async (client) => {
            const { data } = await client.GET('/desk/occurrences/{occurrence}', { params });
            const { called_off: off } = data?.data ?? {};
            return off ? [{ event: 'date.call_off', at: off.at, by: off.by }] : [];
          },
        };
      },
    },
    'close an account': person('account.disable'),
    'log somebody out': person('sessions.end'),
    'reset a second factor': person('second_factor.reset', (user_id) =>
      db
        .insertInto('second_factors')
        .values({ user_id, secret: 'A'.repeat(32), confirmed_at: new Date() })
        .execute(),
    ),
  } satisfies Record<string, DeskWrite>;

  return { db, urls, decisions, booking, complaint, interview };
}
