import { expect, test } from 'vitest';
import { organisationsAskedFor } from '../../../src/features/about/organisation-kinds.ts';
import { paths } from '../../../src/kit/paths.ts';

test('what an address says is what its filter writes again', () => {
  const filter = { kind: 'faith_and_thought', search: 'kor' } as const;
  const [, search = ''] = paths.studentOrganisations(filter).split('?');
  expect(organisationsAskedFor(search)).toEqual(filter);
});

test.each(['', 'kind=', 'kind=Arts', 'kind=chess', 'search=%20'])('%j asks for every organisation', (search) => {
  expect(organisationsAskedFor(search)).toEqual({});
});
