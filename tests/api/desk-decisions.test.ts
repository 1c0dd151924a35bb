import { expect, it } from 'vitest';
import { type ProblemCode, problemTexts } from '../../server/kernel/http/problem-texts.ts';
import { clientOf } from '../support/client.ts';
import { type DeskWrite, useDeskDecisions } from '../support/desk-decisions.ts';
import { stageStaff } from '../support/staff.ts';

const { db, urls, decisions } = useDeskDecisions();

/** The API in Maltese. */
const inMaltese = (session: { token: string }) =>
  clientOf(urls[0], session, (request) => {
    request.headers.set('accept-language', 'mt');
    return fetch(request);
  });

it.each(Object.entries(decisions) as [string, DeskWrite][])(
  'of two who %s at the same moment one does, and the other is told (Q2)',
  async (_, { role, stage }) => {
    const staff = await Promise.all([0, 1].map(() => stageStaff(db, urls[0], role)));
    const { send } = await stage();
    const answers = await Promise.all(staff.map((each) => send(inMaltese(each))));
    expect(answers.map(({ response }) => response.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const told = answers.find(({ error }) => error !== undefined)?.error;
    const text = problemTexts[told?.code as ProblemCode].mt;
    expect(told?.message).toBe(text.replace('{{name}}', 'Ħarries Żerafa'));
  },
);
