import type { Describe } from '../../kit/content/describe.ts';
import { descriptionOf, runningText } from '../../kit/content/description.ts';
import { companyQuery } from './careers.queries.ts';

/** A company that is hiring. */
export const describeCompany: Describe = ({ queries, params, language }) => {
  const company = queries.getQueryData(companyQuery(params['slug'] ?? '').queryKey);
  if (!company) return undefined;
  const { title, summary, description } = company;
  return { title, description: descriptionOf(summary, runningText(description), language) };
};
