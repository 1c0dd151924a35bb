import { expect, test } from 'vitest';
import { renderTicketsPdf } from '../../../server/features/bookings/tickets/pdf.ts';
import type { TicketsPdf } from '../../../server/features/bookings/tickets/pdf-ticket.ts';
import { readPdf } from './read-pdf.ts';

function aPdf(changes: Partial<TicketsPdf> = {}): TicketsPdf {
  return {
    locale: 'mt',
    timeZone: 'Europe/Malta',
    now: new Date('2026-10-05T09:00:00Z'),
    union: { name: 'Għaqda Studenti', email: 'hello@su.uni.example' },
    event: { title: 'Lejl ta’ Mużika taħt il-Qamar' },
    scene: null,
    occurrence: { start: new Date('2026-10-09T18:00:00Z'), end: new Date('2026-10-09T20:30:00Z') },
    venue: { name: 'Sala Temi Żammit', address: 'Il-kampus, l-Imsida' },
    booking: { reference: 'GHQ-7K2M' },
    tickets: [
      {
        code: 'T-1',
        kind: 'Student',
        price: 1250,
        attendee: 'Ġorġa Ħili Ċassar',
        seat: { zone: 'Platea', row: 'Ħ', number: '12' },
      },
      { code: 'T-2', kind: 'Ġenerali', price: 0, attendee: 'Żeża Żahra' },
    ],
    strings: {
      position: (index, count) => `Biljett ${index} minn ${count}`,
      attendee: 'Min se jattendi',
      kind: 'Biljett',
      price: 'Prezz',
      free: 'B’xejn',
      vat: (percent, sum) => `bil-VAT ta’ ${percent}%: ${sum}`,
      booking: 'Prenotazzjoni',
      zone: 'Żona',
      row: 'Filliera',
      seat: 'Siġġu',
      freeSeating: 'Oqgħod fejn trid',
      entryNote: 'Uri l-kodiċi fil-bieb.',
    },
    ...changes,
  };
}

test('each ticket has its page, and every Maltese letter can be read back', async () => {
  const { pages, fonts } = readPdf(await renderTicketsPdf(aPdf()));
  expect(pages.length).toBe(2);
  expect(pages[0]).toEqual([
    'Għaqda Studenti',
    'Biljett 1 minn 2',
    'Lejl ta’ Mużika taħt',
    'il-Qamar',
    'Il-Ġimgħa, 9 ta’ Ottubru 2026  ·  20:00 – 22:30',
    'Sala Temi Żammit, Il-kampus, l-Imsida',
    'Żona',
    'Platea',
    'Filliera',
    'Ħ',
    'Siġġu',
    '12',
    'Min se jattendi',
    'Ġorġa Ħili Ċassar',
    'Biljett',
    'Student',
    'Prezz',
    '€12.50',
    'Prenotazzjoni',
    'GHQ-7K2M',
    'T-1',
    'Uri l-kodiċi fil-bieb.',
    'hello@su.uni.example',
  ]);
  expect(pages[1]).toEqual(expect.arrayContaining(['Oqgħod fejn trid', 'Żeża Żahra', 'B’xejn', 'T-2']));
  expect(fonts).toEqual(['Besley-Black', 'NotoSans-Bold', 'NotoSans-Regular']);
});

test('letters and dots that come apart are joined', async () => {
  const { pages } = readPdf(await renderTicketsPdf(aPdf({ event: { title: 'Żebbuġ'.normalize('NFD') } })));
  expect(pages[0]).toContain('Żebbuġ');
});

test('English dates are English', async () => {
  const { pages } = readPdf(await renderTicketsPdf(aPdf({ locale: 'en' })));
  expect(pages[0]).toContain('Friday 9 October 2026  ·  20:00 – 22:30');
});

test('very long texts stay on their page', async () => {
  const long = 'Ħafna kliem '.repeat(40);
  const [ticket] = aPdf().tickets;
  const tickets = [{ ...ticket!, attendee: long, kind: long, seat: { zone: long, row: long, number: long } }];
  const { pages } = readPdf(
    await renderTicketsPdf(aPdf({ event: { title: long }, venue: { name: long, address: 'x'.repeat(300) }, tickets })),
  );
  expect(pages.length).toBe(1);
  expect(pages[0]).toContain('hello@su.uni.example');
});

test.each([
  ') /JavaScript (app.alert(1)) (',
  '\n/OpenAction << /S /JavaScript >>',
  'endstream endobj',
  '\u202Egnp.exe',
  '=cmd|calc',
  '</rdf:li>&',
  '\\) Tj',
])('a hostile text stays a text: %j', async (hostile) => {
  const tickets = aPdf().tickets.map((ticket) => ({ ...ticket, attendee: `Eve ${hostile}` }));
  const pdf = await renderTicketsPdf(
    aPdf({ tickets, event: { title: hostile }, union: { name: hostile, email: hostile } }),
  );
  const plain = hostile.replaceAll(/[\n\u202E]/g, ' ').trim();
  expect(readPdf(pdf).pages[0]?.join(' ')).toContain(plain);
  const structure = pdf
    .toString('latin1')
    .replaceAll(/(?<!end)stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:\\.|[^\\()])*\)/gs, '');
  expect(structure).not.toMatch(/JavaScript|OpenAction|app\.alert|cmd\|calc|rdf/);
  expect(structure.match(/endobj/g)?.length).toBe(structure.match(/\d+ 0 obj/g)?.length);
});
