import { type Describe, descriptionOf, runningText } from '../../kit/content/describe.ts';
import { fundQuery, themeQuery } from './initiatives.queries.ts';

/** One of the Kokka funds. */
export const describeFund: Describe = ({ queries, params, language }) => {
  const fund = queries.getQueryData(fundQuery(params['slug'] ?? '').queryKey);
  return fund && { title: fund.name, description: descriptionOf(fund.summary, runningText(fund.body), language) };
};

/** The theme of a TEDx conference. */
export const describeTheme: Describe = ({ queries, params, language }) => {
  const theme = queries.getQueryData(themeQuery(params['slug'] ?? '').queryKey);
  return theme && { title: theme.name, description: descriptionOf(theme.summary, runningText(theme.body), language) };
};
