import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { hasTexts, loadTexts } from '../../../src/kit/i18n/load-texts.ts';

/** Texts whose file can be loaded only from the given try on. */
async function textsFrom(firstSuccess: number) {
  let tries = 0;
  const read = async (_language: string, _namespace: string) => {
    tries += 1;
    if (tries < firstSuccess) throw new Error('gone');
    return { email: 'Indirizz' };
  };
  const texts = createInstance();
  await texts
    .use({ type: 'backend', init: () => undefined, read })
    .init({ lng: 'mt', fallbackLng: false, ns: [], resources: {}, partialBundledLanguages: true });
  return texts;
}

test('texts that could not be fetched are fetched again at once', async () => {
  const texts = await textsFrom(2);
  await loadTexts(texts, ['auth']);
  expect(texts.t('email', { ns: 'auth' })).toBe('Indirizz');
});

test('texts that are lost for now are tried again by the next page', async () => {
  const texts = await textsFrom(3);
  await loadTexts(texts, ['auth']);
  expect(hasTexts(texts, 'auth')).toBe(false);
  await loadTexts(texts, ['auth']);
  expect(texts.t('email', { ns: 'auth' })).toBe('Indirizz');
});
