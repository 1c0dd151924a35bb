import { describe, expect, it } from 'vitest';
import { tidyLine, tidyText } from '../../../server/kernel/http/written-text.ts';
import { readReach } from '../../../server/kernel/person/reach.ts';

const lists = { localities: [{ id: 'msida', postcode_prefix: 'MSD' }] } as unknown as Parameters<typeof readReach>[1];
const reach = {
  locality: 'msida',
  postcode: 'MSD 2080',
  mobile: { extension: '+356', number: '79123456' },
};

describe('what people write turns no other text around', () => {
  it.each(['\u202E', '\u202D', '\u202B', '\u2067', '\u2068\u2069'])('with %j', (turn) => {
    expect(tidyText(`Ħaż-${turn}Żebbuġ\n\tعربي`)).toBe('Ħaż-Żebbuġ\n\tعربي');
    const address = { address_line_1: `12, ${turn}Triq il-Kbira`, address_line_2: `${turn}Dar ` };
    expect(readReach({ ...reach, ...address }, lists)).toMatchObject({
      address_line_1: '12, Triq il-Kbira',
      address_line_2: 'Dar',
    });
    expect(tidyText(turn)).toBe('');
  });
});

it('what the database can’t keep is left out: halves of characters, as of an emoji that was cut, and control characters', () => {
  expect(tidyText('Grazzi \u{1F600}\uD83D\nħafna\uDE00\0')).toBe('Grazzi \u{1F600}\nħafna');
  expect(tidyText('\uD83D')).toBe('');
  expect(tidyLine('12,\t Triq\u2028il-Kbira\0\uD83D')).toBe('12, Triq il-Kbira');
  expect(tidyLine('\0\uD83D')).toBe('');
});
