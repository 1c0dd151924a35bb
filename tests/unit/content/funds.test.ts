import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Fund = { whoMayApply: { en: string[] }; whoMayNot?: { en: string[] } };

test('students of the University may apply to every fund, and organisations to all but the Education Fund', () => {
  const folder = new URL('../../../content/funds/', import.meta.url);
  const files = readdirSync(folder);
  expect(files).toHaveLength(6);
  for (const file of files) {
    const { whoMayApply, whoMayNot } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fund;
    expect(whoMayApply.en, file).toContain('Students who are enrolled at the University in this academic year.');
    const isForOrganisations = whoMayApply.en.includes('Student organisations.');
    expect([isForOrganisations, whoMayNot === undefined], file).toEqual(
      file === 'education-fund.json' ? [false, false] : [true, true],
    );
  }
});
