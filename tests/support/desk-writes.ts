import { randomInt, randomUUID } from 'node:crypto';
import type { OperationId } from './cases.ts';
import type { Client } from './client.ts';
import { type DeskWrite, useDeskDecisions } from './desk-decisions.ts';
import { admission, stageTickets } from './doors.ts';
import { stageShow } from './stage.ts';
import { stageStuckRefund } from './staff.ts';

const someDay = () =>
  `20${randomInt(40, 90)}-${String(randomInt(1, 13)).padStart(2, '0')}-${String(randomInt(10, 28))}`;

/** A change through every call of the desk on the shared portal that writes; those about yearly reports are in tests/api/desk-history.full.test.ts. */
export function useDeskWrites() {
  const { db, urls, decisions, booking, complaint, interview } = useDeskDecisions();

  /** A day of the next expo, and a company that has no link for it. */
  const expoDay = async (client: Client) => (await client.GET('/careers/status')).data?.data?.starts_on ?? '';
  const planned = async (client: Client, company: string, day: string) => {
    const { data } = await client.GET('/desk/interview-plan');
    const days = data?.data.find((each) => each.company.slug === company)?.days;
    return days?.find(({ date }) => date === day);
  };

  /** A change through each call, by its id. */
  const writes = {
    decidePermit: decisions['approve a permit'],
    decideRental: decisions['approve a request'],
    handleComplaint: complaint('complaint.answer'),
    changeTogaCase: decisions['note a size'],
    changeInterviewCase: interview,
    changeBookingCase: booking({ event: 'tickets.resend' }),
    callOff: decisions['call a date off'],
    changePerson: decisions['close an account'],
    retryStuck: {
      role: 'admin',
      stage: async () => {
        const { id } = await stageStuckRefund(db);
        return {
          send: (client) => client.POST('/desk/stuck', { body: { what: 'refund', id } }),
          history: async (client) =>
            (await client.GET('/desk/stuck')).data?.data.find((thing) => thing.id === id)?.history,
        };
      },
    },
    sendDoorScans: {
      role: 'door',
      stage: async () => {
        const show = await stageShow(db);
        const [ticket = { id: '', code: '' }] = await stageTickets(db, show, 1);
        const params = { path: { occurrence: show.occurrenceId } };
        const body = { door: 'Main', device: randomUUID(), scans: [admission(ticket)] };
        return {
          send: (client) => client.POST('/desk/door/dates/{occurrence}/scans', { params, body }),
          history: async () => {
            const rows = await db
              .selectFrom('door_scans')
              .innerJoin('users', 'users.id', 'door_scans.user_id')
              .select(['door_scans.received_at', 'first_name', 'last_name'])
              .where('occurrence_id', '=', show.occurrenceId)
              .execute();
            return rows.map(({ received_at, ...scanner }) => ({
              event: 'admit',
              at: received_at.toISOString(),
              by: `${scanner.first_name} ${scanner.last_name}`,
            }));
          },
        };
      },
    },
    planInterviewDay: {
      role: 'careers',
      stage: async () => ({
        send: async (client) => {
          const path = { company: 'dar-il-harsa', day: await expoDay(client) };
          const hours = [{ from: '09:00', until: '17:00' }];
          const version = (await planned(client, path.company, path.day))?.version ?? '';
          return client.PUT('/desk/interview-plan/{company}/{day}', { params: { path }, body: { hours, version } });
        },
        history: async (client) => (await planned(client, 'dar-il-harsa', await expoDay(client)))?.history,
      }),
    },
    issueInterviewLink: {
      role: 'careers',
      stage: async () => ({
        send: async (client) =>
          client.POST('/desk/interview-links', { body: { company: 'dar-il-harsa', day: await expoDay(client) } }),
        history: async (client) => (await planned(client, 'dar-il-harsa', await expoDay(client)))?.history,
      }),
    },
    revokeInterviewLink: {
      role: 'careers',
      stage: async () => ({
        send: async (client) => {
          const day = await expoDay(client);
          await client.POST('/desk/interview-links', { body: { company: 'dar-il-harsa', day } });
          const link = (await planned(client, 'dar-il-harsa', day))?.link?.id ?? '';
          return client.DELETE('/desk/interview-links/{link}', { params: { path: { link } } });
        },
        history: async (client) => {
          const day = await planned(client, 'dar-il-harsa', await expoDay(client));
          return day?.history.filter(({ event }) => event === 'link.revoke');
        },
      }),
    },
    setTogaStock: {
      role: 'services',
      stage: async () => {
        const params = { path: { day: someDay() } };
        const body = { stock: [{ piece: 'toga' as const, size: 'M', quantity: 3 }] };
        return {
          send: (client) => client.PUT('/desk/toga-days/{day}', { params, body }),
          history: async (client) => (await client.GET('/desk/toga-days/{day}', { params })).data?.data.history,
        };
      },
    },
    planFittingDay: {
      role: 'services',
      stage: async () => {
        const day = someDay();
        const body = { from: '09:00', until: '17:00', minutes: 30, capacity: 2 };
        return {
          send: (client) => client.PUT('/desk/toga-fittings/{day}', { params: { path: { day } }, body }),
          history: async (client) =>
            (await client.GET('/desk/toga-fittings')).data?.data.find(({ date }) => date === day)?.history,
        };
      },
    },
    closeCarpoolSpaces: {
      role: 'services',
      stage: async () => ({
        send: async (client) => {
          const date = await carpoolDay(client);
          const params = { path: { date } };
          const spaces = (await client.GET('/desk/carpool/days/{date}', { params })).data?.data.spaces;
          const close = [spaces?.at(-1)?.id ?? ''];
          await client.PUT('/desk/carpool/days/{date}', { params, body: { close, open: [] } });
          return client.PUT('/desk/carpool/days/{date}', { params, body: { close: [], open: close } });
        },
        history: async (client) => {
          const params = { path: { date: await carpoolDay(client) } };
          return (await client.GET('/desk/carpool/days/{date}', { params })).data?.data.history;
        },
      }),
    },
  } satisfies Partial<Record<OperationId, DeskWrite>>;

  return { db, urls, writes };
}

const carpoolDay = async (client: Client): Promise<string> =>
  (await client.GET('/desk/carpool/days')).data?.data.at(-1)?.date ?? '';
