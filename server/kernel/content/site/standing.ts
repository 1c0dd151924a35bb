import type { Bilingual } from '../../db/schema.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { bilingual, dayOfYear, email, list, record, text } from '../shapes.ts';
import type { SiteReader } from './reader.ts';
import { flag, href, writtenText } from './shapes.ts';

/** How single things stand, from standing.json. Days come every year, as 03-10. */
export type Standing = {
  banner: {
    published: boolean;
    title: Bilingual;
    description: WrittenText;
    button?: { text: Bilingual; link: string };
  };
  expo: {
    published: boolean;
    name: Bilingual;
    startsOn: string;
    endsOn: string;
    hours: Bilingual;
    venue: Bilingual;
    interviewMinutes: number;
    arriveMinutesEarly: number;
  };
  toga: { collect: Bilingual; return: Bilingual };
  wellbeing: {
    enabled: boolean;
    sessionsPerYear: number;
    replyDays: number;
    email: string;
    urgent: { name: Bilingual; number: string; hours: Bilingual }[];
  };
  /** The report is about the calendar year before the one in which it is sent. */
  rar: { opensOn: string; closesOn: string; resultsOn: string };
};

const count = { type: 'integer', minimum: 0, maximum: 1000 } as const;

const checkStanding = checkOf<Standing>(
  record({
    banner: record(
      { published: flag, title: bilingual, description: writtenText },
      { button: record({ text: bilingual, link: href }) },
    ),
    expo: record({
      published: flag,
      name: bilingual,
      startsOn: dayOfYear,
      endsOn: dayOfYear,
      hours: bilingual,
      venue: bilingual,
      interviewMinutes: count,
      arriveMinutesEarly: count,
    }),
    toga: record({ collect: bilingual, return: bilingual }),
    wellbeing: record({
      enabled: flag,
      sessionsPerYear: count,
      replyDays: count,
      email,
      urgent: list(record({ name: bilingual, number: text, hours: bilingual })),
    }),
    rar: record({ opensOn: dayOfYear, closesOn: dayOfYear, resultsOn: dayOfYear }),
  }),
);

export const readStanding = (reader: SiteReader): Standing | undefined => reader.one('standing.json', checkStanding);
