import type { Interview, InterviewInput } from '../../../machines/interview/interview.types.ts';

export const half = { date: '2027-03-10', part: 'morning' } as const;

/** An interview as the server reports it. */
export const interview = (state: Interview['state'] = 'held', told: Partial<Interview> = {}): Interview => ({
  id: 'interview',
  state,
  company: { slug: 'arkata-labs', title: 'Arkata Labs', stand: 'A1' },
  slot: 'slot',
  arrive: '2027-03-10T08:20:00.000Z',
  start: '2027-03-10T08:30:00.000Z',
  end: '2027-03-10T08:45:00.000Z',
  venue: 'Student House',
  cv: null,
  expires_at: state === 'held' ? '2026-11-22T10:30:00.000Z' : null,
  can_change: state === 'booked',
  ...told,
});

export const input = (given: Partial<InterviewInput> = {}): InterviewInput => ({
  company: 'arkata-labs',
  wanted: null,
  chosen: { half: null, cv: null },
  ...given,
});

export const standing = (of: Interview | null = null, free = 5) => ({ interview: of, free });
