import { describe, expect, test } from 'vitest';
import type { AppRoute } from '../../../src/app/app-route.ts';
import { sectionLinks, type MenuFacts } from '../../../src/app/section-links.ts';
import { lazyPage } from '../../../src/app/lazy-page.ts';
import { paths } from '../../../src/kit/paths.ts';
import { routes } from '../../../src/app/routes.tsx';
import type { Profile } from '../../../src/kit/person/profile.ts';

const page = lazyPage('app/NotFound');
const route = (path: string, more: Partial<AppRoute>): AppRoute => ({
  path,
  page,
  namespaces: [],
  layout: 'default',
  titleKey: 'home',
  ...more,
});
const { titleKey: _, ...nameless } = route('/services/nameless', { menu: 'services' });
const table: AppRoute[] = [
  route('/services/parking-permit', { menu: 'services', titleKey: 'myPermit' }),
  route('/services/togi-rentals', { menu: 'services', menuNeeds: { status: 'togaRental' } }),
  route('/initiatives/esu', { menu: 'initiatives', flag: 'esu' }),
  route('/careers/careers-expo', {
    menu: 'careers',
    flag: 'careers',
    menuNeeds: { status: 'careersExpo', otherwise: '/careers/careers-expo/companies' },
  }),
  route('/account/student-card', { menu: 'account', guard: 'student' }),
  route('/account', { menu: 'account', guard: 'registered' }),
  route('/rar', { menu: 'account', guard: 'organisation' }),
  nameless,
];
const nobody: MenuFacts = {
  id: 'su',
  flags: { translations: true, tedx: true, esu: true, careers: true },
  statuses: { togaRental: false, careersExpo: false },
  profile: undefined,
};
const profileOf = (user_type: Profile['user_type'], more: Partial<Profile> = {}) =>
  ({ user_type, roles: [], student_organisations: [], ...more }) as Partial<Profile> as Profile;
const hrefs = (section: Parameters<typeof sectionLinks>[0], facts: Partial<MenuFacts> = {}) =>
  sectionLinks(section, { ...nobody, ...facts }, table).map(({ href }) => href);

describe('the links of a section', () => {
  test('are those of its pages that have a name', () => {
    expect(sectionLinks('services', nobody, table)).toEqual([
      { href: '/services/parking-permit', titleKey: 'myPermit' },
    ]);
  });

  test('have toga rentals only while togas can be rented', () => {
    const statuses = { ...nobody.statuses, togaRental: true };
    expect(hrefs('services', { statuses })).toEqual(['/services/parking-permit', '/services/togi-rentals']);
  });

  test.each([true, false])('have every service of the portal, and togas among them: %s', (togaRental) => {
    const statuses = { ...nobody.statuses, togaRental };
    const found = sectionLinks('services', { ...nobody, statuses }, routes).map(({ href }) => href);
    const services = [paths.carpooling(), paths.rentals(), paths.complaints()];
    expect(found).toEqual(expect.arrayContaining(services));
    expect(found.includes(paths.togaRentals())).toBe(togaRental);
  });

  test('lead to the expo while there is one, else to its companies', () => {
    expect(hrefs('careers')).toEqual(['/careers/careers-expo/companies']);
    const statuses = { ...nobody.statuses, careersExpo: true };
    expect(hrefs('careers', { statuses })).toEqual(['/careers/careers-expo']);
  });

  test.each([
    ['initiatives', 'esu'],
    ['careers', 'careers'],
  ] as const)('leave out what the union has switched off: %s', (section, flag) => {
    expect(hrefs(section)).toHaveLength(1);
    expect(hrefs(section, { flags: { ...nobody.flags, [flag]: false } })).toEqual([]);
  });

  test("leave out students' pages for organisations and visitors", () => {
    expect(hrefs('account')).toEqual(['/account']);
    expect(hrefs('account', { profile: profileOf('organisation') })).toEqual(['/account']);
    expect(hrefs('account', { profile: profileOf('university_student') })).toEqual([
      '/account/student-card',
      '/account',
    ]);
  });
});

test('the yearly report is for those who act for an organisation that there is', () => {
  const roles = ['organisation'];
  const student_organisations = [{ id: 'medika', name: 'Medika' }];
  const links = (more: Partial<Profile>) => hrefs('account', { profile: profileOf('organisation', more) });
  expect(links({ roles, student_organisations })).toEqual(['/account', '/rar']);
  expect(links({ roles })).toEqual(['/account']);
  expect(links({ student_organisations })).toEqual(['/account']);
});

test("the union's id stands in the addresses that name it", () => {
  const today = route('/about/{union}-today', { menu: 'about' });
  expect(sectionLinks('about', { ...nobody, id: 'ghaqda' }, [today])).toEqual([
    { href: '/about/ghaqda-today', titleKey: 'home' },
  ]);
});
