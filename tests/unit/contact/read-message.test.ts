import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../server/features/contact/read-message.ts';
import { Problem } from '../../../server/kernel/http/problem.ts';

type Message = Parameters<typeof readMessage>[0];

const good: Message = { name: 'Ġużeppa Ħaż-Żebbuġ', email: 'g@uni.example', topic: 'other', message: 'Saħħa' };

function refused(change: Partial<Message>): string[] {
  try {
    readMessage({ ...good, ...change });
  } catch (error) {
    if (error instanceof Problem) return Object.keys(error.fields ?? {});
    throw error;
  }
  return [];
}

describe('a message', () => {
  it('keeps its letters and its paragraphs, and loses spaces around and other control characters', () => {
    const read = readMessage({
      ...good,
      name: '  Ġużeppa \t Ħaż-Żebbuġ ',
      message: ' Wieħed\r\n\r\n\u0000tnejn ',
    });
    expect(read).toEqual({ ...good, message: 'Wieħed\n\ntnejn' });
  });

  it.each(['a@uni.example, b@uni.example', 'a@uni.example\r\nBcc: b@uni.example', '<a@uni.example>', 'a', 'a b@c'])(
    'is not answered to %j',
    (email) => expect(refused({ email: email })).toEqual(['email']),
  );

  it.each(['Ġanna\u202Eexe', '…', '\u0000', 'a\u2066b'])('is of nobody called %j', (name) =>
    expect(refused({ name })).toEqual(['name']),
  );

  it('says something', () => {
    expect(refused({ message: ' \n ' })).toEqual(['message']);
  });
});
