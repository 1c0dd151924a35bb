import { type Describe, descriptionOf, runningText } from '../../kit/content/describe.ts';
import { companyQuery } from './careers.queries.ts';

/** A company that is hiring. */
export const describeCompany: Describe = ({ queries, params, language }) => {
  const company = queries.getQueryData(companyQuery(params['slug'] ?? '').queryKey);
  if (!company) return undefined;
  const { title, summary, description } = company;
  return { title, description: descriptionOf(summary, runningText(description), language) };
};

const floorWords = {
  en: {
    title: 'Floor plan of the Careers Expo',
    description:
      'Who stands where at the Careers Expo: find companies by business area, and book an interview with them.',
  },
  mt: {
    title: 'Pjanta tal-Careers Expo',
    description:
      'Min hu fejn fil-Careers Expo: sib il-kumpaniji skont il-qasam tan-negozju, u bbukkja intervista magħhom.',
  },
};

/** Describes the floor of the careers expo. */
export const describeFloor: Describe = ({ language }) => floorWords[language];
