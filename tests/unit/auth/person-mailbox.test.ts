import { expect, test } from 'vitest';
import { personMailbox } from '../../../server/kernel/auth/person-mailbox.ts';

test.each([
  ['Anna.Borg+Ballu@Uni.Example', 'anna.borg@uni.example'],
  ['anna.borg++1@uni.example', 'anna.borg@uni.example'],
  ['Anna.Borg+x@GoogleMail.com', 'annaborg@gmail.com'],
  ['anna-borg@uni.example', 'anna-borg@uni.example'],
])('%s leads to %s', (email, mailbox) => {
  expect(personMailbox(email)).toBe(mailbox);
});
