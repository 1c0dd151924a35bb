import { expect, it } from 'vitest';
import { readContent } from '../../../server/kernel/content/read.ts';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { specified } from '../app/spec-addresses.ts';
import { demoContent } from './content.fixture.ts';

const union = readUnion(demoContent);
const site = readSite(demoContent, union);
const { events } = readContent(demoContent, union);

/** Every address that links may have. */
const known = new Set([
  ...specified,
  // Besides the specification's.
  '/account/bookings',
  '/account/rentals',
  '/careers/careers-expo/floor-plan',
  ...events.map(({ slug }) => `/media/events/${slug}`),
  ...site.news.map(({ slug }) => `/media/news/${slug}`),
  ...site.resources.map(({ slug }) => `/about/resources/${slug}`),
  ...site.careerFinder.shelves.map(({ type }) => `/careers/career-finder/student-career-resource-hub/${type}`),
  ...site.hiringCompanies.map(({ slug }) => `/careers/careers-expo/companies/${slug}`),
]);

/** The addresses of this portal to which a value's texts and links lead. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => path);
    return /^\/[a-z]/.test(value) ? [value, ...inText] : inText;
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

it('no text leads to a page that there is not', () => {
  const paths = pathsIn(site);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => !known.has(path.replace(/#.*$/, '')))).toEqual([]);
});
