import { part, query } from '../shell-paths.ts';

/** Filter of the desk's permit applications. */
export interface PermitFilter {
  page?: number | undefined;
  state?: 'under_review' | 'valid' | 'refused' | undefined;
  search?: string | undefined;
}

/** Filter of the desk's bookings. */
export interface BookingFilter {
  page?: number | undefined;
  search?: string | undefined;
  occurrence?: string | undefined;
  /** Only bookings that would end if their date were cancelled. */
  standing?: 'true' | undefined;
}

/** Filter of the desk's toga rentals. */
export interface TogaFilter {
  page?: number | undefined;
  filter?: 'under_way' | 'fitting' | 'collection' | 'out' | 'late' | 'deposit' | undefined;
  search?: string | undefined;
}

/** Filter of the desk's complaints. */
export interface ComplaintFilter {
  page?: number | undefined;
  state?: 'unassigned' | 'in_progress' | 'answered' | 'closed' | undefined;
  /** Only complaints that are assigned to the person. */
  mine?: 'true' | undefined;
}

/** Filter of the desk's requests for venues and equipment. */
export interface RentalFilter {
  page?: number | undefined;
  filter?: 'waiting' | 'asked_back' | 'approved' | 'due_back' | 'all' | undefined;
  search?: string | undefined;
}

/** Filter of the desk's interviews. */
export interface InterviewFilter {
  page?: number | undefined;
  filter?: 'to_come' | 'open' | 'settled' | 'cancelled' | undefined;
  company?: string | undefined;
  search?: string | undefined;
}

/** The addresses of the staff's desk: separate from the others, which every visitor fetches. */
export const deskPaths = {
  home: () => '/desk',
  permits: (filter: PermitFilter = {}) => `/desk/permits${query({ ...filter })}`,
  permit: (permit: string) => `/desk/permits/${part(permit)}`,
  bookings: (filter: BookingFilter = {}) => `/desk/bookings${query({ ...filter })}`,
  booking: (booking: string) => `/desk/bookings/${part(booking)}`,
  dates: (filter: { page?: number | undefined } = {}) => `/desk/bookings/dates${query({ ...filter })}`,
  date: (occurrence: string) => `/desk/bookings/dates/${part(occurrence)}`,
  door: (filter: { page?: number | undefined } = {}) => `/desk/door${query({ ...filter })}`,
  /** A device at the door of a date. */
  doorAt: (occurrence: string) => `/desk/door/${part(occurrence)}`,
  togas: (filter: TogaFilter = {}) => `/desk/togas${query({ ...filter })}`,
  toga: (rental: string) => `/desk/togas/${part(rental)}`,
  /** The picking list for the graduation of a day (2026-11-26). */
  togaDay: (day: string) => `/desk/togas/days/${part(day)}`,
  fittings: () => '/desk/togas/fittings',
  complaints: (filter: ComplaintFilter = {}) => `/desk/complaints${query({ ...filter })}`,
  complaint: (complaint: string) => `/desk/complaints/${part(complaint)}`,
  rentals: (filter: RentalFilter = {}) => `/desk/rentals${query({ ...filter })}`,
  rental: (request: string) => `/desk/rentals/${part(request)}`,
  interviews: (filter: InterviewFilter = {}) => `/desk/interviews${query({ ...filter })}`,
  interview: (interview: string) => `/desk/interviews/${part(interview)}`,
  interviewPlan: () => '/desk/interviews/plan',
  rar: (filter: { year?: string | undefined; state?: string | undefined } = {}) => `/desk/rar${query({ ...filter })}`,
  rarReport: (report: string) => `/desk/rar/${part(report)}`,
  people: (filter: { search?: string | undefined } = {}) => `/desk/people${query({ ...filter })}`,
  person: (person: string) => `/desk/people/${part(person)}`,
  carpool: () => '/desk/carpooling',
  /** The car park on a date. */
  carpoolDay: (date: string) => `/desk/carpooling/${part(date)}`,
  stuck: () => '/desk/stuck',
};
