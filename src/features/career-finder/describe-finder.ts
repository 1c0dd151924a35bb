import en from '../../../locales/en/careerFinder.json';
import mt from '../../../locales/mt/careerFinder.json';
import type { Describe } from '../../kit/content/describe.ts';
import { shelvesQuery } from './career-finder.queries.ts';

const texts = { en, mt };

/** The self-reflection toolkit. */
export const describeToolkit: Describe = ({ language }) => {
  const { heading, lead } = texts[language].toolkit;
  return { title: heading, description: lead };
};

/** The resource hub, or the resources of one type. */
export const describeHub: Describe = ({ queries, params: { type }, language }) => {
  const { heading, lead } = texts[language].hub;
  if (type === undefined) return { title: heading, description: lead };
  const shelf = queries.getQueryData(shelvesQuery(type).queryKey)?.[0];
  return shelf && { title: shelf.name, description: `${shelf.about} ${lead}` };
};

/** The same at its other address: no two pages are described alike. */
export const describeHubElsewhere: Describe = (reading) => {
  const words = describeHub(reading);
  return words && { ...words, description: `${words.title}: ${words.description}` };
};
