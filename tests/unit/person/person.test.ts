import { expect, it } from 'vitest';
import { readReference } from '../../../server/kernel/content/reference.ts';
import { readPerson } from '../../../server/kernel/person/person.ts';
import { listsOf } from '../../../server/kernel/reference/lists.ts';
import { demoContent } from '../content/content.fixture.ts';

const lists = listsOf(readReference(demoContent));

it.each(['\u3164', '\u115F\u200B', 'Ġan\uD800ni', '\u202Einnaġ', '=<b>'])('the name %j is refused', (first_name) => {
  const given = { first_name, last_name: 'Żammit', document_number: '0123404M', nationality: 'MT' };
  expect(() => readPerson({ ...given, document_kind: 'id_card' }, lists)).toThrowError(
    expect.objectContaining({ status: 422, fields: { first_name: ['name_invalid'] } }),
  );
});
