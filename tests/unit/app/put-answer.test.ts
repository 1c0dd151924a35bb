import { queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { putAnswer } from '../../../src/kit/api/put-answer.ts';
import { createQueryClient } from '../../../src/kit/api/queries.ts';

it('an answer to a change stays, though an earlier read is answered after it', async () => {
  const queries = createQueryClient();
  const read = Promise.withResolvers<string>();
  const query = queryOptions({ queryKey: ['request'], queryFn: () => read.promise });
  const reading = queries.fetchQuery(query).catch(() => undefined);
  await putAnswer(queries, query.queryKey, 'sent');
  read.resolve('draft');
  await reading;
  expect(queries.getQueryState(query.queryKey)).toMatchObject({ data: 'sent', status: 'success', fetchStatus: 'idle' });
});
