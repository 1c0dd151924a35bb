import { expect, test } from 'vitest';
import { advertAt } from '../../../src/features/adverts/advert-at.ts';

test.each([
  ['/register/parking-permit', 'popup'],
  ['/services/parking-permit', 'popup'],
  ['/services/parking-permit/', 'popup'],
  ['/account/parking-permit', 'popup'],
  ['/Account/Parking-Permit', 'popup'],
  ['/account/parking-permit/renew', 'popup'],
  ['/register', 'none'],
  ['/register/contact-info', 'none'],
  ['/register/student-card', 'none'],
  ['/', 'rotating'],
  ['/login', 'rotating'],
  ['/account', 'rotating'],
  ['/account/student-card', 'rotating'],
  ['/services/carpooling', 'rotating'],
  ['/media/events/il-kewkba', 'rotating'],
  ['/policies/register', 'rotating'],
  ['/no-such-page', 'rotating'],
] as const)('%s carries: %s', (path, advert) => {
  expect(advertAt(path)).toBe(advert);
});
