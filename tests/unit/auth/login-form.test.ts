import { expect, test } from 'vitest';
import { answersOf, problemsOf } from '../../../src/auth/login-form.ts';

test.each([
  ['', '', { email: 'emailMissing', password: 'passwordMissing' }],
  ['gulja', 'x', { email: 'emailWrong' }],
  ['gulja@uni', 'x', { email: 'emailWrong' }],
  ['gulja zammit@uni.example', 'x', { email: 'emailWrong' }],
  ['ġulja@uni.example', 'x', {}],
  ['gulja.zammit@uni.example', '', { password: 'passwordMissing' }],
])('%j with password %j', (email, password, problems) => {
  expect(problemsOf({ email, password })).toEqual(problems);
});

test('the address loses the spaces around it, the password keeps its own', () => {
  const form = new FormData();
  form.set('email', ' gulja.zammit@uni.example ');
  form.set('password', ' x ');
  expect(answersOf(form)).toEqual({ email: 'gulja.zammit@uni.example', password: ' x ' });
});
