import type { FormEvent } from 'react';
import { internationalNumber } from '../../../machines/registration/answers.ts';

async function loadPhoneParser() {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    return parsePhoneNumberFromString;
  } catch {
    return null;
  }
}

let loading: ReturnType<typeof loadPhoneParser> | undefined;

/** Reads the numbers of the world; null where that did not come. It is asked for once: browsers never fetch anew what failed. */
export const phoneParser = (): ReturnType<typeof loadPhoneParser> => (loading ??= loadPhoneParser());

/** A valid number that brings its country's code along, in two parts; undefined for any other. */
export async function splitNumber(text: string): Promise<{ extension: string; number: string } | undefined> {
  const international = internationalNumber(text);
  if (international === undefined) return undefined;
  const parsed = (await phoneParser())?.(international);
  if (!parsed?.isValid()) return undefined;
  const extension = `+${parsed.countryCallingCode}`;
  return { extension, number: parsed.formatInternational().slice(extension.length).trim() };
}

/** Gives the code of a number that was pasted or typed whole to the field for it, `extension`, of the same form. */
export const splitInto =
  (extension: string) =>
  async ({ currentTarget: input }: FormEvent<HTMLInputElement>): Promise<void> => {
    const given = input.value;
    const parts = await splitNumber(given);
    const field = input.form?.elements.namedItem(extension);
    if (parts === undefined || input.value !== given || !(field instanceof HTMLInputElement)) return;
    field.value = parts.extension;
    input.value = parts.number;
    // The form keeps what is typed by this event.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
