import { publicPage, type AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.ts';
import { paths } from '../kit/paths.ts';

const careers = { namespaces: ['careers', 'content'], flag: 'careers' } as const;
const inMenu = { ...careers, menu: 'careers' } as const;

const finder = { namespaces: ['careerFinder'], flag: 'careers' } as const;
const hub = { namespaces: ['careerFinder', 'content'], flag: 'careers' } as const;

/** Careers: the career finder, and the careers expo. */
export const careersRoutes: readonly AppRoute[] = [
  publicPage('/careers', 'careers/Careers', 'careers', inMenu),
  publicPage('/careers/career-finder', 'careers/CareerFinder', 'careerFinder', inMenu),
  publicPage('/careers/career-finder/self-reflection-toolkit', 'career-finder/Toolkit', undefined, finder),
  publicPage('/careers/career-finder/student-career-resource-hub/:type?', 'career-finder/ResourceHub', undefined, hub),
  publicPage('/careers/career-finder/student-resource-hub/:type?', 'career-finder/ResourceHub', undefined, hub),
  {
    path: '/careers/career-finder/:part/:more?',
    page: lazyPage('career-finder/Finder'),
    ...finder,
    layout: 'flow',
    isForAnybody: true,
    keepsPlace: true,
  },
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
  publicPage('/careers/careers-expo/floor-plan', 'interviews/FloorPlan', undefined, {
    ...careers,
    namespaces: ['interviews', 'content'],
    query: ['area'],
    actsAtOnce: true,
  }),
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
