import type { FinderStep } from '../../../machines/career-finder/career-finder.types.ts';
import { paths } from '../../kit/paths.ts';

const base = paths.careerFinder();

/** The end of each step's address. */
export const segments: Record<FinderStep, string> = {
  overview: 'overview',
  personality: 'personality-questionnaire',
  questions: 'personality-questionnaire/questions',
  interests: 'areas-of-interest',
  pleasures: 'path-of-pleasures',
  activities: 'activity-grid',
  values: 'core-values',
  report: 'report',
};

/** The addresses of the career finder's own pages. */
export const finderPaths = {
  overview: () => `${base}/overview`,
  /** A step by the end of its address, such as `core-values`. */
  part: (segment: string) => `${base}/${segment}`,
  toolkit: () => `${base}/self-reflection-toolkit`,
  /** The resource hub, or the resources of one type. */
  hub: (type?: string) => `${base}/student-career-resource-hub${type === undefined ? '' : `/${type}`}`,
  /** A resource of the hub, on the page of its type. */
  resource: (type: string, id: string) => `${base}/student-career-resource-hub/${type}#${id}`,
  /** Opens the answers anywhere: the reference is in the fragment, which no server sees. */
  resume: (reference: string) => `${base}/overview#${reference}`,
};
