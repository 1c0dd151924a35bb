import { describe, expect, it } from 'vitest';
import { readReference } from '../../../server/kernel/content/reference.ts';
import { listsOf } from '../../../server/kernel/reference/lists.ts';
import { alphabetName } from '../../../server/kernel/reference/place-names.ts';
import { homeFirst, sorted } from '../../../server/kernel/reference/sorted.ts';
import { demoContent } from '../content/content.fixture.ts';

const lists = listsOf(readReference(demoContent));
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('names in Maltese', () => {
  it.each([
    ['Il-Ħamrun', 'Ħamrun'],
    ['L-Imsida', 'msida'],
    ['L-Isla', 'Isla'],
    ['L-Iklin', 'Iklin'],
    ['Ħal Qormi', 'Qormi'],
    ['Ħaż-Żebbuġ', 'Żebbuġ'],
    ['Ħ’Attard', 'Attard'],
    ['Ħad-Dingli', 'Dingli'],
    ['Tas-Sliema', 'Sliema'],
    ['Ta’ Xbiex', 'Xbiex'],
    ['Ix-Xagħra', 'Xagħra'],
    ['Tarxien', 'Tarxien'],
    ['Isla', 'Isla'],
    ['Il-Belt Valletta', 'Belt Valletta'],
  ])('%s stands under %s', (name, key) => {
    expect(alphabetName(name)).toBe(key);
  });

  it('are in the order of the Maltese alphabet', () => {
    const localities = names(sorted(lists.localities, 'mt'));
    const among = (wanted: string[]) => localities.filter((name) => wanted.includes(name));
    const g = ['Il-Gudja', 'Ħal Għargħur', 'Il-Ħamrun', 'Il-Gżira', 'Għajnsielem'];
    expect(among(g)).toEqual(['Il-Gudja', 'Il-Gżira', 'Għajnsielem', 'Ħal Għargħur', 'Il-Ħamrun']);
    expect(localities.slice(-4)).toEqual(['Ħaż-Żebbuġ', 'Iż-Żebbuġ, Għawdex', 'Iż-Żejtun', 'Iż-Żurrieq']);
    expect(localities[0]).toBe('Ħ’Attard');
  });
});

describe('countries', () => {
  it('have a name of their own in both languages', () => {
    const { nationalities } = lists;
    expect(nationalities.filter(({ id, name }) => name.en === id || name.mt === id)).toEqual([]);
    expect(new Set(nationalities.map(({ name }) => name.mt)).size).toBe(nationalities.length);
    expect(nationalities.find(({ id }) => id === 'DE')?.name).toEqual({ en: 'Germany', mt: 'Il-Ġermanja' });
  });

  it('stand without their article in the alphabet', () => {
    const order = names(sorted(lists.nationalities, 'mt'));
    const around = order.indexOf('Malta');
    expect(order.indexOf('Il-Ġermanja')).toBeLessThan(order.indexOf('Il-Greċja'));
    expect(order.indexOf('L-Italja')).toBeLessThan(around);
    expect(order.indexOf('Spanja')).toBeGreaterThan(around);
  });

  it.each(['en', 'mt'] as const)('begin with Malta in %s; the others stay in the order of the alphabet', (locale) => {
    const order = sorted(lists.nationalities, locale);
    const [home, ...others] = homeFirst(order);
    expect(home).toEqual({ id: 'MT', name: 'Malta' });
    expect(others).toEqual(order.filter(({ id }) => id !== 'MT'));
  });
});

it('what registration checks against is there: the postcode’s beginning, the entity of a course, whose an entity is', () => {
  expect(lists.localities.find(({ id }) => id === 'msida')).toMatchObject({ postcode_prefix: 'MSD', island: 'malta' });
  expect(lists.courses.find(({ id }) => id === 'ba-maltese')).toMatchObject({ entity_id: 'faculty-of-arts', years: 3 });
  const college = lists.entities.filter(({ user_type }) => user_type === 'junior_college_student');
  expect(college.map(({ id }) => id)).toEqual(['junior-college']);
});
