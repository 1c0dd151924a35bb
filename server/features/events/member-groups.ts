import type { MemberGroup } from '../../kernel/db/schema.ts';
import type { Locale } from '../../kernel/http/operation.ts';

const team = { en: 'for the union’s own team', mt: 'għat-tim tal-għaqda' };

/** The groups of people that tickets can cost less for, as they stand after the name of a ticket. */
const words: Record<MemberGroup, Record<Locale, string>> = {
  'student-card': { en: 'with a student card', mt: 'bl-istudent card' },
  volunteer: { en: 'for volunteers', mt: 'għall-voluntiera' },
  university_student: { en: 'for University students', mt: 'għall-istudenti tal-Università' },
  junior_college_student: { en: 'for Junior College students', mt: 'għall-istudenti tal-Junior College' },
  organisation: { en: 'for student organisations', mt: 'għall-organizzazzjonijiet tal-istudenti' },
  admin: team,
  events: team,
  door: team,
  services: team,
  careers: team,
  complaints: team,
  reports: team,
};

/** The people a price is for, such as "with a student card or for volunteers". */
export const writtenGroups = (groups: readonly MemberGroup[], locale: Locale): string => {
  const list = new Intl.ListFormat(locale === 'mt' ? 'mt' : 'en-GB', { type: 'disjunction' });
  return list.format(new Set(groups.map((group) => words[group][locale])));
};
