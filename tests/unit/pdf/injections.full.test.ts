import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { printable } from '../../../machines/flow/printable.ts';
import { renderTicketsPdf } from '../../../server/features/bookings/tickets/pdf.ts';
import { ticketTexts } from '../../../server/features/bookings/tickets/texts.ts';
import { renderPdf } from '../../../server/kernel/pdf/card.ts';
import { beginSheet, plain } from '../../../server/kernel/pdf/sheet.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { injectionTexts, onOneLine } from '../../support/injections.ts';
import { readPdf, readStreams } from './read-pdf.ts';
import { readStructure, tagsIn } from './read-structure.ts';

const now = new Date('2026-10-05T09:00:00Z');
const about = { title: 'Prova', author: 'Għaqda', locale: 'mt', now } as const;

/** A text without what a page may do to it: break its lines. */
const unbroken = (text: string) => onOneLine(text).replaceAll(' ', '');
const textsLostIn = (pdf: Buffer, texts: readonly string[]) => {
  const shown = readPdf(pdf)
    .pages.map((page) => unbroken(page.join('')))
    .join('');
  return texts.filter((text) => !shown.includes(unbroken(printable(text))));
};

const dictOf = (object: PDFObject) => (object instanceof PDFRawStream ? object.dict : object);

/** Keys of a PDF's objects by which it would do something, or that only a forged object has, and objects with no end of their own. */
async function forgedIn(pdf: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  const hostile = ['OpenAction', 'AA', 'JS', 'JavaScript', 'Annots', 'Metadata', 'URI', 'Launch'];
  const keys = context
    .enumerateIndirectObjects()
    .map(([, object]) => dictOf(object))
    .flatMap((dict) => (dict instanceof PDFDict ? hostile.filter((key) => dict.has(PDFName.of(key))) : []));
  const outside = pdf
    .toString('latin1')
    .replaceAll(/(?<!end)stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:\\.|[^\\()])*\)/gs, '');
  const ends = outside.match(/endobj/g)?.length === outside.match(/\d+ 0 obj/g)?.length ? [] : ['endobj'];
  // Letters are written as the numbers of their glyphs: a text in brackets would be one that came from elsewhere.
  const literals = readStreams(pdf).filter(({ content }) => content.includes('BT\n') && /[()]/.test(content));
  return [...keys, ...ends, ...literals.map(() => 'a literal text'), ...(outside.match(/trailer/g)?.slice(1) ?? [])];
}

test('500 injections and 200 scripts in every kind of text on a sheet are shown as written, and are nothing else (C3, C5)', async () => {
  const texts = [...injectionTexts, ...hostileTexts];
  const pdf = await renderPdf(about, (document) => {
    const sheet = beginSheet(document, 'seed', 'Prova', 'Għaqda');
    for (const [at, text] of texts.entries()) {
      if (at % 4 === 0) sheet.write(text, plain);
      if (at % 4 === 1) sheet.list([text], plain);
      if (at % 4 === 2) sheet.bar({ name: text, points: 1, most: 2, figures: '1', tag: 'H2' });
      if (at % 4 === 3) sheet.sum(text, '1');
    }
  });
  expect(textsLostIn(pdf, texts)).toEqual([]);
  expect(await forgedIn(pdf)).toEqual([]);
});

test('500 injections in tickets, and in the words for their codes, are nothing but texts (C5)', async () => {
  const short = injectionTexts.filter(({ length }) => length < 200);
  const tickets = short.flatMap((code, at) => {
    const [zone = '', kind = '', attendee = '', label = '', answer = ''] = short.slice(at, at + 5);
    const seat = { zone, row: '1', number: '1' };
    return at % 5 === 0 ? [{ code, kind, attendee, seat, answers: [{ label, answer }] }] : [];
  });
  const pdf = await renderTicketsPdf({
    ...about,
    timeZone: 'Europe/Malta',
    union: { name: 'Għaqda', email: 'hello@su.uni.example' },
    event: { title: 'Prova' },
    scene: null,
    occurrence: { start: now, end: now },
    venue: { name: 'Sala', address: 'L-Imsida' },
    booking: { reference: 'GQ-1' },
    tickets,
    strings: ticketTexts.mt,
  });
  expect(short.length).toBeGreaterThan(490);
  // Longer ones end in an ellipsis.
  expect(
    textsLostIn(
      pdf,
      short.filter(({ length }) => length <= 40),
    ),
  ).toEqual([]);
  expect(await forgedIn(pdf)).toEqual([]);
  const figures = tagsIn(await readStructure(pdf), 'Figure').map(({ alt = '' }) => onOneLine(alt));
  expect(figures).toEqual(tickets.map(({ code }) => onOneLine(`Kodiċi QR: ${code}`)));
});

test('500 injections in the title and the author of a document stay there, on one line (C5)', async () => {
  for (const text of injectionTexts) {
    const pdf = await renderPdf({ ...about, title: text, author: text }, (document) => void document.addPage());
    const read = await PDFDocument.load(pdf, { updateMetadata: false });
    expect([read.getTitle(), read.getAuthor()].map((each = '') => each.replaceAll(/ +/g, ' '))).toEqual(
      Array(2).fill(onOneLine(printable(text))),
    );
    expect(await forgedIn(pdf)).toEqual([]);
  }
});
