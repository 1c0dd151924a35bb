import { expect, test } from 'vitest';
import { ApiError } from '../../../src/kit/api/api-error.ts';
import { placeRefusal, refusalOf } from '../../../src/kit/forms/refusal.ts';

const names = ['email', 'mobile.extension', 'mobile.number', 'images.0', 'images.1', 'consents'] as const;
const place = (fields: Record<string, string[]>, message?: string) =>
  placeRefusal({ fields, message }, names, 'Not reached.');

test('a complaint stands beside the field of its name, and nothing above', () => {
  expect(place({ 'mobile.number': ['Not a number.'] }, 'Not a number.')).toEqual({
    fields: { 'mobile.number': 'Not a number.' },
    general: [],
  });
});

test.each([
  ['what holds several fields', 'images', 'images.0'],
  ['one part of a field', 'consents.adverts', 'consents'],
])('a complaint about %s stands beside the nearest', (_, complaint, field) => {
  expect(place({ [complaint]: ['No.'] })).toEqual({ fields: { [field]: 'No.' }, general: [] });
});

test('a field is not taken for another that begins alike', () => {
  expect(place({ mobile_phone: ['No.'] })).toEqual({ fields: {}, general: ['No.'] });
});

test('only the first sentence about a field is told', () => {
  expect(place({ email: ['First.', 'Second.'] }).fields).toEqual({ email: 'First.' });
});

test('what is about the whole is told above', () => {
  expect(place({}, 'Try later.')).toEqual({ fields: {}, general: ['Try later.'] });
});

test('a server that said nothing was not reached', () => {
  expect(place({})).toEqual({ fields: {}, general: ['Not reached.'] });
});

test.each([
  [
    'an answer with fields',
    new ApiError(422, { message: 'Wrong.', code: 'invalid_field', errors: { email: ['No.'] } }),
    { fields: { email: ['No.'] }, message: 'Wrong.' },
  ],
  ['an answer without a body', new ApiError(503, undefined), { fields: {}, message: undefined }],
  ['what is no answer', new Error('lost'), { fields: {}, message: undefined }],
])('%s', (_, error, expected) => {
  expect(refusalOf(error)).toEqual(expected);
});
