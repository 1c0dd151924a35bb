import { describe, expect, test } from 'vitest';
import {
  consent,
  documentNumber,
  emailAddress,
  endAfter,
  fileSize,
  maltesePostcode,
  maxLength,
  minLength,
  mobileNumber,
  newPassword,
  notAfter,
  notBefore,
  numberPlate,
  mailedCode,
  onePassenger,
  photo,
  portalDocument,
  type Rule,
  required,
  sameEmailAs,
  samePasswordAs,
} from '../../../src/kit/forms/rules.ts';
import { splitNumber } from '../../../src/kit/forms/phone.ts';

const formOf = (answers: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
  return form;
};

/** The rule that the answer breaks, or that it is valid. */
async function verdict(rule: Rule, answer: string | File, others: Record<string, string> = {}): Promise<string> {
  return (await rule(answer, formOf(others)))?.rule ?? 'right';
}

describe('text', () => {
  test.each<[string, Rule, string, string]>([
    ['nothing', required, '', 'required'],
    ['spaces only', required, '  ', 'required'],
    ['something', required, 'x', 'right'],
    ['a box that is not ticked', consent, '', 'consent'],
    ['a ticked box', consent, 'yes', 'right'],
    ['an address', emailAddress, ' ġulja@uni.example ', 'right'],
    ['an address without a domain', emailAddress, 'gulja@uni', 'email'],
    ['an address with a space', emailAddress, 'gulja zammit@uni.example', 'email'],
    ['four digits', mailedCode, '0427', 'right'],
    ['four digits and a space', mailedCode, '0427 ', 'right'],
    ['three digits', mailedCode, '042', 'code'],
    ['letters', mailedCode, 'abcd', 'code'],
    ['too few characters', minLength(3), 'ab', 'minLength'],
    ['characters of two code units, counted as one', maxLength(3), '😀😀😀', 'right'],
    ['too many characters', maxLength(3), 'abcd', 'maxLength'],
    ['a plate', numberPlate, 'LUZ 027', 'right'],
    ['no plate', numberPlate, 'LUZ/027', 'numberPlate'],
    ['no passenger', onePassenger, '0', 'minPassengers'],
    ['one passenger', onePassenger, '1', 'right'],
  ])('%s', async (_, rule, answer, expected) => {
    expect(await verdict(rule, answer)).toBe(expected);
  });

  test.each<[string, Rule]>([
    ['email', emailAddress],
    ['code', mailedCode],
    ['password', newPassword],
    ['plate', numberPlate],
    ['mobile', mobileNumber('extension')],
  ])('leaves it to `required` to ask for a missing %s', async (_, rule) => {
    expect(await verdict(rule, '')).toBe('right');
  });
});

describe('a new password, one demand after the other', () => {
  test.each([
    ['Luzzu-27', 'minLength'],
    ['Luzzu202700', 'passwordSymbol'],
    ['Luzzu-kaħla-', 'passwordNumber'],
    ['luzzu-2027-kaħla', 'passwordUpperCase'],
    ['LUZZU-2027-KAĦLA', 'passwordLowerCase'],
    ['Luzzu-2027-kaħla', 'right'],
    // A space is no symbol.
    ['Luzzu 2027 kaħla', 'passwordSymbol'],
  ])('%s: %s', async (password, expected) => {
    expect(await verdict(newPassword, password)).toBe(expected);
  });

  test('names the least length', async () => {
    expect(await newPassword('x', new FormData())).toEqual({ rule: 'minLength', count: 10 });
  });
});

describe('rules about two fields', () => {
  test.each<[string, Rule, string, Record<string, string>, string]>([
    ['the same address', sameEmailAs('email'), 'Gulja@uni.example ', { email: 'gulja@uni.example' }, 'right'],
    ['another address', sameEmailAs('email'), 'gulia@uni.example', { email: 'gulja@uni.example' }, 'sameEmail'],
    ['the same password', samePasswordAs('password'), 'Aa1!', { password: 'Aa1!' }, 'right'],
    ['another case', samePasswordAs('password'), 'aa1!', { password: 'Aa1!' }, 'samePassword'],
    ['a space too many', samePasswordAs('password'), 'Aa1! ', { password: 'Aa1!' }, 'samePassword'],
    ['an earlier year', notBefore('start', 'Start'), '2026', { start: '2027' }, 'notBefore'],
    ['the same year', notBefore('start', 'Start'), '2027', { start: '2027' }, 'right'],
    ['numbers, not letters', notBefore('start', 'Start'), '10', { start: '9' }, 'right'],
    ['an earlier day', notBefore('start', 'Start'), '2027-02-09', { start: '2027-02-10' }, 'notBefore'],
    ['a later day', notAfter('end', 'End'), '2027-02-11', { end: '2027-02-10' }, 'notAfter'],
    ['no day to compare with', notAfter('end', 'End'), '2027-02-11', { end: '' }, 'right'],
    ['an end at the start', endAfter('start'), '2027-02-10T10:00', { start: '2027-02-10T10:00' }, 'endAfterStart'],
    ['an end after it', endAfter('start'), '2027-02-10T10:01', { start: '2027-02-10T10:00' }, 'right'],
    ['an ID card', documentNumber('kind'), '0123404M', { kind: 'id_card' }, 'right'],
    ['a passport given as an ID card', documentNumber('kind'), 'AB123456', { kind: 'id_card' }, 'idCard'],
    ['a passport', documentNumber('kind'), 'AB123456', { kind: 'passport' }, 'right'],
    ['too short a passport', documentNumber('kind'), 'AB1', { kind: 'passport' }, 'passport'],
  ])('%s', async (_, rule, answer, others, expected) => {
    expect(await verdict(rule, answer, others)).toBe(expected);
  });

  test.each([
    ['MSD 2080', 'right'],
    ['msd2080', 'right'],
    ['ZBG 1820', 'postcodeOf'],
    ['2080', 'postcodeOf'],
  ])('a postcode of the locality: %s', async (postcode, expected) => {
    const rule = maltesePostcode('locality', (locality) => (locality === 'msida' ? 'MSD' : undefined));
    expect(await verdict(rule, postcode, { locality: 'msida' })).toBe(expected);
  });

  test.each([
    ['7942 1186', '+356', 'right'],
    ['7942 118', '+356', 'mobile'],
    ['07911 123456', '+44', 'right'],
    ['7942 1186', '+44', 'mobile'],
    ['seven', '+356', 'mobile'],
    ['7942 1186', '', 'mobile'],
    ['+356 9912 3456', '+356', 'right'],
    ['(+356) 9912-3456', '+49', 'right'],
    ['0044 7911 123456', '+356', 'right'],
    ['\u202a+356 9912 3456\u202c', '+356', 'right'],
    ['+356 12', '+356', 'mobile'],
    ['+356 9912 3456;ext=1', '+356', 'mobile'],
  ])('the mobile number %s of %s', async (number, extension, expected) => {
    expect(await verdict(mobileNumber('extension'), number, { extension })).toBe(expected);
  });
});

describe('a number that brings its country’s code along', () => {
  test.each([
    ['+356 9912 3456', { extension: '+356', number: '9912 3456' }],
    ['0035699123456', { extension: '+356', number: '9912 3456' }],
    ['+44 (0)7911 123456', { extension: '+44', number: '7911 123456' }],
    ['+1 202 555 0143', { extension: '+1', number: '202 555 0143' }],
    ['+356 991', undefined],
    ['9912 3456', undefined],
    ['+356 seven', undefined],
  ])('%s', async (text, parts) => {
    expect(await splitNumber(text)).toEqual(parts);
  });
});

describe('files', () => {
  const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'licence', { type });
  const beginning = (bytes: number[], type: string) =>
    new File([new Uint8Array([...bytes, 0, 0])], 'licence', { type });
  const jpeg = [0xff, 0xd8, 0xff, 0xe0];
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a];
  const pdf = [...Buffer.from('%PDF-1.7')];

  test.each<[string, Rule, File, string]>([
    ['no file', required, new File([], ''), 'required'],
    ['an empty file', required, file(0, 'application/pdf'), 'right'],
    ['an empty file for a document', portalDocument, file(0, 'application/pdf'), 'documentKind'],
    ['a JPG', photo, beginning(jpeg, 'image/jpeg'), 'right'],
    ['a PNG', photo, beginning(png, 'image/png'), 'right'],
    ['a PNG named as a JPG', photo, beginning(png, 'image/jpeg'), 'right'],
    ['a GIF', photo, beginning([...Buffer.from('GIF89a')], 'image/gif'), 'photoKind'],
    ['a text named as a JPG', photo, beginning([...Buffer.from('hello')], 'image/jpeg'), 'photoKind'],
    ['a PDF for a photo', photo, beginning(pdf, 'application/pdf'), 'photoKind'],
    ['a PDF', portalDocument, beginning(pdf, 'application/pdf'), 'right'],
    ['a JPG for a document', portalDocument, beginning(jpeg, 'image/jpeg'), 'right'],
    ['a Word document', portalDocument, beginning([0x50, 0x4b, 3, 4], 'application/msword'), 'documentKind'],
    [
      'a Word document named as a PDF',
      portalDocument,
      beginning([0x50, 0x4b, 3, 4], 'application/pdf'),
      'documentKind',
    ],
    ['10 MB', fileSize, file(10 * 1024 * 1024, 'image/png'), 'right'],
    ['a byte more', fileSize, file(10 * 1024 * 1024 + 1, 'image/png'), 'fileSize'],
  ])('%s', async (_, rule, answer, expected) => {
    expect(await verdict(rule, answer)).toBe(expected);
  });
});
