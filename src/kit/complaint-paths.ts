import { part } from './shell-paths.ts';

/** The addresses of complaints: apart from the others, which every page loads. */
export const complaintPaths = {
  write: (step?: string) => `/services/complaints/write${step === undefined ? '' : `/${part(step)}`}`,
  feedback: () => '/services/complaints/feedback',
  mine: () => '/account/complaints',
  one: (complaint: string) => `/account/complaints/${part(complaint)}`,
};
