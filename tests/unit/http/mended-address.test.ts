import { expect, it } from 'vitest';
import { mendedAddress } from '../../../server/kernel/http/mended-address.ts';

it.each([
  ['/media/events', '/media/events'],
  ['/media/events/%C4%A7anut', '/media/events/%C4%A7anut'],
  ['/media/events/%C4', '/media/events/%25C4'],
  ['/%', '/%25'],
  ['/a%zz/%20b%e', '/a%25zz/%20b%25e'],
  ['/a%c0%80', '/a%25c0%2580'],
  ['/m%C4?search=%&page=%C4', '/m%25C4?search=%&page=%C4'],
])('%s is read as %s', (address, read) => {
  expect(mendedAddress(address)).toBe(read);
});
