import { expect, test } from 'vitest';
import { holdsWebAddress } from '../../../server/kernel/text/web-address.ts';

test.each([
  'x.com/win',
  'Rebħet evil.example',
  'https://1.2.3.4',
  'WWW.x',
  'me@posta.example',
  'ir-rebħ．com',
  'evil。com',
  'evi\u200Bl.\u200Bcom',
  '10.0.0.1',
  'għawdex.mt',
])('“%s” holds an address', (text) => expect(holdsWebAddress(text)).toBe(true));

test.each([
  'Ġużeppa',
  'J. R. R. Tolkien',
  'J.R. Borg',
  'Dr. Ħaż-Żebbuġ',
  'Marija Ph.D.',
  "O'Neill, Jr.",
  'N/A',
  '',
  'Karm 2.0',
])('“%s” is a name', (text) => expect(holdsWebAddress(text)).toBe(false));
