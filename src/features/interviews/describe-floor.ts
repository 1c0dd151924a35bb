import type { Describe } from '../../kit/content/describe.ts';

const words = {
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

/** The floor of the careers expo. */
export const describeFloor: Describe = ({ language }) => words[language];
