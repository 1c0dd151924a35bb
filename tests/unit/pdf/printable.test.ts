import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { plainText, printable, unprintableIn } from '../../../machines/flow/printable.ts';
import { renderTicketsPdf } from '../../../server/features/bookings/tickets/pdf.ts';
import { ticketTexts } from '../../../server/features/bookings/tickets/texts.ts';
import { readPdf } from './read-pdf.ts';

const require = createRequire(import.meta.url);
const fonts = ['400Regular/NotoSans_400Regular', '700Bold/NotoSans_700Bold', '900Black/NotoSans_900Black'].map(
  (file) => {
    const font = create(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${file}.ttf`)));
    return { has: (code: number) => font.hasGlyphForCodePoint(code) };
  },
);

const basicPlane = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCodePoint(code));
const assigned = basicPlane.filter((text) => !/\p{Cn}|\p{Cs}|\p{Cc}/u.test(text) && plainText(text) === text);

describe('what a ticket can print', () => {
  it('is in every weight of its font', () => {
    const missing = assigned.filter(
      (text) => unprintableIn(text).length === 0 && !fonts.every((font) => font.has(text.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['Maltese', 'Ċensa Ġużè Għigo Ħili Żahra'],
    ['German', 'Jürgen Groß-Weiß'],
    ['Icelandic', 'Þórður Æsa Óðinsson'],
    ['Polish', 'Łucja Śwież'],
    ['Turkish', 'Işıl Doğan Çağlar'],
    ['Romanian', 'Ștefan Țîru'],
    ['Vietnamese', 'Nguyễn Thị Hường'],
    ['Yoruba', 'Ọlábísí Ṣẹ́gun'],
    ['Azerbaijani', 'Əli Məmmədov'],
    ['Greek', 'Γιώργος Παπαδάκης ᾿Αθηνᾶ'],
    ['Ukrainian', 'Ївга Ґалаґан'],
    ['Serbian', 'Љубица Ђорђевић'],
    ['Kazakh', 'Әйгерім Қазыбек'],
    ['with marks', 'O’Neill, D’Amato-Żebbuġ (Ġ.) “Ċikku”'],
  ])('are names in %s', async (_, name) => {
    expect(unprintableIn(name)).toEqual([]);
    expect(unprintableIn(name.normalize('NFD'))).toEqual([]);
    const pdf = await renderTicketsPdf({
      locale: 'en',
      timeZone: 'Europe/Malta',
      union: { name: 'Għaqda', email: 'hello@su.uni.example' },
      event: { title: 'The ball' },
      scene: null,
      occurrence: { start: new Date('2026-10-09T18:00:00Z'), end: new Date('2026-10-09T20:30:00Z') },
      venue: { name: 'Villa', address: 'Ħaż-Żebbuġ' },
      booking: { reference: 'GQ-1' },
      tickets: [
        { code: 'T-1', kind: 'Student', price: 0, attendee: name, answers: [{ label: 'Table', answer: name }] },
      ],
      strings: ticketTexts.en,
    });
    expect(readPdf(pdf).pages[0]?.filter((text) => text === name.normalize('NFC'))).toHaveLength(2);
  });

  it.each([
    ['an emoji', 'Ġulja 🎉', ['🎉']],
    ['a family of them', '👨‍👩‍👧', ['👨', '👩', '👧']],
    ['another script', '王 Żammit', ['王']],
    ['the same twice', '❤ Ġulja ❤', ['❤']],
  ])('is not %s', (_, text, characters) => {
    expect(unprintableIn(text)).toEqual(characters);
  });
});

it('what nobody sees is not kept', () => {
  expect(plainText(' Ġul\u00ADja\u200B\n\u202EŻammit ')).toBe('Ġulja Żammit');
  expect(plainText('Żebbuġ'.normalize('NFD'))).toBe('Żebbuġ');
  expect(plainText('Z\u200D\u0307ebbuġ')).toBe('Żebbuġ');
});

describe('what a document prints of a text', () => {
  it.each([
    ['of another script', 'Ġulja 王小', 'Ġulja ??'],
    ['with emoji', '🎉 Ġulja 👨‍👩‍👧 Żammit ❤️ 🇲🇹 👍🏽', 'Ġulja Żammit'],
    ['with emoji at its letters', 'Ġulja🎉 Żammit© 🎉Il-Ħamrun', 'Ġulja Żammit© Il-Ħamrun'],
    ['in columns', 'Friday  ·  20:00', 'Friday  ·  20:00'],
    ['in pieces', 'Z\u0307ebbug\u0307'.normalize('NFD'), 'Żebbuġ'],
    ['with what turns or hides letters', 'Ġul\u00ADja\u200B\n\u202EŻammit\u0000\u2028', 'Ġulja Żammit'],
    ['with spaces of other widths', '5:00\u202Fpm\u00A0–\u30006', '5:00 pm\u00A0– 6'],
  ])('%s', (_, text, printed) => {
    expect(printable(text)).toBe(printed);
    expect(unprintableIn(printed)).toEqual([]);
  });
});
