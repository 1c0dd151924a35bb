import type { FormEvent } from 'react';
import { internationalNumber } from '../../../machines/registration/answers.ts';
import { fetchOptional } from '../late/fetch-late.ts';

async function loadPhoneParser() {
  try {
    const { parsePhoneNumberFromString } = await fetchOptional(() => import('libphonenumber-js/min'));
    return parsePhoneNumberFromString;
  } catch {
    return null;
  }
}

let loading: ReturnType<typeof loadPhoneParser> | undefined;

/** Loads the library of phone numbers; null if it fails to load. It is requested once: browsers do not fetch a failed module again. */
export const phoneParser = (): ReturnType<typeof loadPhoneParser> => (loading ??= loadPhoneParser());

/** Splits a valid international number into its calling code and the rest; undefined for any other text. */
export async function splitNumber(text: string): Promise<{ extension: string; number: string } | undefined> {
  const international = internationalNumber(text);
  if (international === undefined) return undefined;
  const parsed = (await phoneParser())?.(international);
  if (!parsed?.isValid()) return undefined;
  const extension = `+${parsed.countryCallingCode}`;
  return { extension, number: parsed.formatInternational().slice(extension.length).trim() };
}

/** Moves the calling code of a number that was pasted or typed in full to the field for it, `extension`, of the same form. */
export const splitInto =
  (extension: string) =>
  async ({ currentTarget: input }: FormEvent<HTMLInputElement>): Promise<void> => {
    const given = input.value;
    const parts = await splitNumber(given);
    const field = input.form?.elements.namedItem(extension);
    if (parts === undefined || input.value !== given || !(field instanceof HTMLInputElement)) return;
    field.value = parts.extension;
    input.value = parts.number;
    // This event makes the form keep the new text.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
