import { describe, expect, it } from 'vitest';
import { UnknownMiddleware, verdictOf, type GuardName, type Visitor } from '../../../src/app/guards.ts';
import type { Profile } from '../../../src/kit/person/profile.ts';

const here = '/account/parking-permit?from=menu';
const student: Profile = {
  id: '0b0f7a1c-0f6e-4a59-9a52-0d6a2f5f7c01',
  user_type: 'university_student',
  first_name: 'Ġulja',
  last_name: 'Żammit',
  email: 'gulja.zammit@uni.example',
  roles: [],
  registered: true,
  is_volunteer: false,
  locale: 'en',
  profile_picture: null,
  deletion_due_at: null,
  student_organisations: [],
};
const organiser: Profile = {
  ...student,
  user_type: 'organisation',
  roles: ['organisation'],
  student_organisations: [{ id: 'passi-hodor', name: 'Passi Ħodor' }],
};

const visitor = (profile?: Profile, registered = true): Visitor => ({
  session: { state: 'signedIn', token: 'token', lifeSeconds: 3600, registered },
  profile,
  here,
});

const guards: GuardName[] = ['registered', 'student', 'organisation', 'um'];

describe.each(guards)('%s', (guard) => {
  it('sends a visitor to log in, and back', () => {
    const to = `/login?redirectPath=${encodeURIComponent(here)}`;
    expect(verdictOf(guard, { session: { state: 'signedOut' }, profile: undefined, here })).toEqual({ to });
  });

  it('sends someone who has not finished registering to log in, too', () => {
    const to = `/login?redirectPath=${encodeURIComponent(here)}`;
    expect(verdictOf(guard, visitor(student, false))).toEqual({ to });
  });

  it('waits while nothing is known', () => {
    expect(verdictOf(guard, { session: { state: 'unknown' }, profile: undefined, here })).toBe('wait');
  });
});

it('lets whoever is registered in, before their profile is there', () => {
  expect(verdictOf('registered', visitor())).toBe('enter');
});

it.each(['student', 'organisation', 'um'] as const)('%s waits for the profile', (guard) => {
  expect(verdictOf(guard, visitor())).toBe('wait');
});

it('keeps what is for students from organisation users', () => {
  expect(verdictOf('student', visitor(student))).toBe('enter');
  expect(verdictOf('student', visitor(organiser))).toEqual({ to: '/account' });
});

it('lets into the area of organisations who has both the role and an organisation', () => {
  expect(verdictOf('organisation', visitor(organiser))).toBe('enter');
  expect(verdictOf('organisation', visitor({ ...organiser, roles: [] }))).toEqual({ to: '/' });
  expect(verdictOf('organisation', visitor({ ...organiser, student_organisations: [] }))).toEqual({ to: '/' });
  expect(verdictOf('organisation', visitor(student))).toEqual({ to: '/' });
});

it('knows the role UM', () => {
  expect(verdictOf('um', visitor({ ...student, roles: ['UM'] }))).toBe('enter');
  expect(verdictOf('um', visitor(organiser))).toEqual({ to: '/' });
});

it.each(['regsitered', 'toString', ''])('refuses the unknown guard “%s” with 500', (guard) => {
  expect(() => verdictOf(guard, visitor(student))).toThrow(UnknownMiddleware);
  expect(new UnknownMiddleware()).toMatchObject({ status: 500, message: 'Unknown middleware' });
});
