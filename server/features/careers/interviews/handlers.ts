import { present } from '../../../kernel/http/guards.ts';
import type { Trx } from '../../../kernel/db/database.ts';
import type { Call, Handlers, Locale, Schemas } from '../../../kernel/http/operation.ts';
import { Problem } from '../../../kernel/http/problem.ts';
import { interviewLife } from '../../../kernel/lifecycle/lives.ts';
import { cancelInterview, changeCv, confirmInterview, holdInterview, lockOwn, moveInterview } from './book.ts';
import type { InterviewDeps } from './days.ts';
import { interviewIcal } from './mail.ts';
import { presentSlots } from './slots.ts';
import { type InterviewRow, presentInterview, readAll, readOwn } from './view.ts';

type Operations =
  | 'listInterviewSlots'
  | 'listInterviews'
  | 'holdInterview'
  | 'getInterview'
  | 'cancelInterview'
  | 'confirmInterview'
  | 'moveInterview'
  | 'changeInterviewCv'
  | 'downloadInterviewCalendar';
type OwnCall = Call<'getInterview'> | Call<'cancelInterview'> | Call<'confirmInterview'> | Call<'moveInterview'>;

/** A student's interviews: what is free, holding, booking, moving, cancelling. */
export function interviewHandlers(deps: InterviewDeps): Pick<Handlers, Operations> {
  const { db, clock, site } = deps;
  const told = async (id: string, userId: string, locale: Locale): Promise<{ data: Schemas['Interview'] }> => ({
    data: presentInterview(deps, await readOwn(db, id, userId), locale),
  });
  /** Does a write once on the caller's own interview, locked, and tells how it stands then. */
  const writing = async (
    { params, user, locale, request }: OwnCall,
    write: (trx: Trx, row: InterviewRow) => Promise<void>,
  ) => {
    const { id: userId } = present(user);
    await request.transactOnce(async (trx) => {
      await write(trx, await lockOwn(trx, params.interview, userId));
      return { id: params.interview };
    });
    return told(params.interview, userId, locale);
  };

  return {
    listInterviewSlots: async ({ params, user }) => {
      if (!site.hiringCompanies.some(({ slug }) => slug === params.slug)) throw new Problem(404, 'not_found');
      return { data: await presentSlots(deps, db, { company: params.slug, userId: user?.id ?? null }) };
    },
    listInterviews: async ({ user, locale }) => {
      const rows = await readAll(db, present(user).id, clock.now());
      return { data: rows.map((row) => presentInterview(deps, row, locale)) };
    },
    getInterview: async ({ params, user, locale }) => told(params.interview, present(user).id, locale),
    holdInterview: async ({ body, user, locale, request, reply }) => {
      const { id: userId } = present(user);
      const { id } = await request.transactOnce<{ id: string }>((trx) =>
        holdInterview(deps, trx, userId, { ...body, locale }),
      );
      void reply.code(201);
      return told(id, userId, locale);
    },
    confirmInterview: (call) => writing(call, (trx, row) => confirmInterview(deps, trx, row, call.body)),
    changeInterviewCv: (call) => writing(call, (trx, row) => changeCv(deps, trx, row, call.body)),
    cancelInterview: (call) => writing(call, (trx, row) => cancelInterview(deps, trx, row)),
    moveInterview: async ({ params, body, user, locale, request }) => {
      const { id: userId } = present(user);
      await request.transactOnce(async (trx) => {
        await moveInterview(deps, trx, { id: params.interview, userId, ...body, locale });
        return { id: params.interview };
      });
      return told(params.interview, userId, locale);
    },
    downloadInterviewCalendar: async ({ params, user, locale, reply }) => {
      const row = await readOwn(db, params.interview, present(user).id);
      if (!interviewLife.is(row.state, 'isBooked')) throw new Problem(409, 'interview_not_booked');
      void reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="interview.ics"');
      return interviewIcal(deps, row, locale);
    },
  };
}
