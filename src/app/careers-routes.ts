import { publicPage, type AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';
import { paths } from '../kit/paths.ts';

const careers = { namespaces: ['careers', 'content'], flag: 'careers' } as const;
const inMenu = { ...careers, menu: 'careers' } as const;

const finderParts = [
  'activity-grid',
  'areas-of-interest',
  'core-values',
  'path-of-pleasures',
  'personality-questionnaire',
  'personality-questionnaire/questions',
  'report',
  'self-reflection-toolkit',
  'student-career-resource-hub/:type?',
  'student-resource-hub/:type?',
];

/** Careers. The career finder's parts show a description until they are built. */
export const careersRoutes: readonly AppRoute[] = [
  publicPage('/careers', 'careers/Careers', 'careers', inMenu),
  publicPage('/careers/career-finder', 'careers/CareerFinder', 'careerFinder', inMenu),
  ...finderParts.map((part) =>
    publicPage(`/careers/career-finder/${part}`, 'careers/CareerFinder', 'careerFinder', {
      ...careers,
    }),
  ),
  publicPage('/careers/careers-expo', 'careers/CareersExpo', 'careersExpo', {
    ...inMenu,
    menuNeeds: { status: 'careersExpo', otherwise: paths.companies() },
  }),
  publicPage('/careers/careers-expo/companies', 'careers/CompanyList', 'companies', {
    ...careers,
    query: ['page', 'area', 'search'],
  }),
  publicPage('/careers/careers-expo/companies/:slug', 'careers/Company', undefined, careers),
  {
    path: '/careers/careers-expo/companies/:slug/interview/:step?',
    page: lazyPage('interviews/BookInterview'),
    namespaces: ['interviews', 'documents', 'forms'],
    layout: 'flow',
    guard: 'student',
    flag: 'careers',
    keepsPlace: true,
  },
  {
    path: '/careers/careers-expo/my-day',
    page: lazyPage('interviews/MyDay'),
    namespaces: ['interviews'],
    layout: 'default',
    guard: 'student',
    flag: 'careers',
    printable: true,
  },
  {
    path: '/careers/interview-list',
    page: lazyPage('interviews/InterviewList'),
    namespaces: ['interviews'],
    layout: 'flow',
  },
];
