import { beforeEach, expect, test } from 'vitest';
import {
  forgetDraft,
  forgetDrafts,
  forgetOthersDrafts,
  keepDraft,
  keepLost,
  type KeptDrafts,
  readDraft,
  readLost,
} from '../../../src/kit/forms/draft.ts';
import { required } from '../../../src/kit/forms/rules.ts';
import { answersOf, draftOf, problemsOf, unkeptIn } from '../../../src/kit/forms/validate.ts';

const fields = {
  email: { label: 'Email', rules: [required] },
  password: { label: 'Password', rules: [required], isSecret: true },
  photo: { label: 'Photo' },
};

function filledIn(): FormData {
  const form = new FormData();
  form.set('email', ' gulja@uni.example ');
  form.set('password', ' Luzzu-2027 ');
  form.set('photo', new File(['x'], 'face.jpg'));
  form.set('other', 'not asked for');
  return form;
}

/** A tab's storage that can be made full. */
function memory(): KeptDrafts & { full: boolean } {
  const kept = new Map<string, string>();
  return {
    full: false,
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (this.full) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

let tab: ReturnType<typeof memory>;
beforeEach(() => {
  tab = memory();
});

test('a draft holds what was typed, and neither secrets nor files', () => {
  expect(draftOf(fields, filledIn())).toEqual({ email: ' gulja@uni.example ' });
});

test('a draft comes back under its form’s name, until it is sent', () => {
  keepDraft(tab, 'login', { email: 'a' });
  expect(readDraft(tab, 'login')).toEqual({ email: 'a' });
  expect(readDraft(tab, 'register')).toEqual({});
  forgetDraft(tab, 'login');
  expect(readDraft(tab, 'login')).toEqual({});
});

test.each(['no JSON', '[1]', '{"email":1}', 'null'])('what is none of ours is nothing: %s', (text) => {
  tab.setItem('form:login', text);
  expect(readDraft(tab, 'login')).toEqual({});
});

test('on a full disk nothing old is kept in its place', () => {
  keepDraft(tab, 'login', { email: 'a' });
  tab.full = true;
  keepDraft(tab, 'login', { email: 'b' });
  expect(readDraft(tab, 'login')).toEqual({});
});

test('who leaves takes all drafts along, and nothing else', () => {
  for (const form of ['a', 'b', 'c']) keepDraft(tab, form, { x: 'y' });
  tab.setItem('theme', 'dark');
  forgetDrafts(tab);
  expect([tab.length, tab.getItem('theme')]).toEqual([1, 'dark']);
});

test('what the end of a session has cost is known until the form is sent', () => {
  keepLost(tab, 'permit', { of: 'gulja', fields: unkeptIn(fields, filledIn()) });
  expect(readLost(tab, 'permit')).toEqual({ of: 'gulja', fields: ['password', 'photo'] });
  forgetDraft(tab, 'permit');
  expect(readLost(tab, 'permit')).toBeUndefined();
});

test('whoever logs in finds the forms that they were filling in, and nobody else’s', () => {
  for (const [form, of] of [
    ['a', 'gulja'],
    ['b', 'censa'],
  ] as const) {
    keepDraft(tab, form, { x: 'y' });
    keepLost(tab, form, { of, fields: [] });
  }
  keepDraft(tab, 'contact', { x: 'y' });
  forgetOthersDrafts(tab, 'censa');
  expect(['a', 'b', 'contact'].map((form) => readDraft(tab, form))).toEqual([{}, { x: 'y' }, { x: 'y' }]);
  expect(readLost(tab, 'a')).toBeUndefined();
});

test('answers lose the spaces around them, secrets do not', () => {
  expect(answersOf(fields, filledIn())).toEqual({ email: 'gulja@uni.example', password: ' Luzzu-2027 ', photo: '' });
});

test('a field tells only the first rule that it breaks', async () => {
  const rules = [required, () => ({ rule: 'email' }) as const];
  const form = new FormData();
  expect(await problemsOf({ email: { label: 'Email', rules } }, form)).toEqual({ email: { rule: 'required' } });
  form.set('email', 'x');
  expect(await problemsOf({ email: { label: 'Email', rules } }, form)).toEqual({ email: { rule: 'email' } });
});
