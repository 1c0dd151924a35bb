import { part, query } from '../shell-paths.ts';

/** Which applications for permits the desk lists. */
export interface PermitFilter {
  page?: number | undefined;
  state?: 'under_review' | 'valid' | 'refused' | undefined;
  search?: string | undefined;
}

/** The addresses of the staff's desk: apart from the others, which every visitor fetches. */
export const deskPaths = {
  home: () => '/desk',
  permits: (filter: PermitFilter = {}) => `/desk/permits${query({ ...filter })}`,
  permit: (permit: string) => `/desk/permits/${part(permit)}`,
  people: (filter: { search?: string | undefined } = {}) => `/desk/people${query({ ...filter })}`,
  person: (person: string) => `/desk/people/${part(person)}`,
  stuck: () => '/desk/stuck',
};
