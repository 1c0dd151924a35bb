import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ticketTexts } from '../../../server/features/bookings/tickets/texts.ts';
import { renderTicketsPdf } from '../../../server/features/bookings/tickets/pdf.ts';
import { toolkitIn } from '../../../server/features/career-finder/handlers.ts';
import { reportPdf, toolkitPdf } from '../../../server/features/career-finder/pdf.ts';
import { presentReport } from '../../../server/features/career-finder/report.ts';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { renderPdf } from '../../../server/kernel/pdf/card.ts';
import { finderPicks } from '../../support/finding.ts';
import { expectTagged, readStructure, type Structure, tagsIn } from './read-structure.ts';

const content = join(import.meta.dirname, '../../../content');
const site = readSite(content, readUnion(content));
const now = new Date('2026-10-05T09:00:00Z');
const about = { locale: 'mt', author: 'Għaqda', timeZone: 'Europe/Malta', now } as const;

const { values: core_values, ...picks } = finderPicks;
const report = presentReport(
  site,
  [
    {
      finder_id: '0',
      round: 1,
      last_part: 'values',
      personality: Object.fromEntries(site.careerFinder.questions.map(({ id }) => [id, 4])),
      ...picks,
      core_values,
      finished_at: now,
    },
  ],
  [{ slug: 'tedx-salott', title: { en: 'Water', mt: 'Ilma' }, starts_at: new Date('2026-11-20T18:00:00Z') }],
  'mt',
);

describe('the report', () => {
  let read: Structure;
  beforeAll(async () => {
    read = await readStructure(await reportPdf(report, about));
  });

  it('is tagged in its language, with a heading for each part, sector and trait', () => {
    expectTagged(read, 'mt');
    const named = (tag: string) => tagsIn(read, tag).map(({ text }) => text);
    expect(named('H1')).toEqual(['Fejn tista’ tħares']);
    expect(named('H2')).toEqual([
      'Setturi',
      'Kif weġibt dwarek innifsek',
      'Dak li terġa’ tagħmel',
      'Dak li ma tpartatx',
    ]);
    expect(named('H3')).toEqual(
      [...report.sectors.slice(0, 5), ...report.traits, ...report.interests].map(({ name }) => name),
    );
    expect(named('LBody')).toEqual(report.values.map(({ name, about: words }) => `${name}. ${words}`));
  });

  it('says in words what each bar shows', () => {
    const [document] = read.elements;
    const told = document?.within ?? [];
    const [sector] = report.sectors;
    const at = told.findIndex(({ tag, text }) => tag === 'H3' && text === sector?.name);
    expect(told[at + 1]).toEqual({ tag: 'P', text: `${sector?.points} minn ${sector?.most}` });
  });
});

it('the toolkit has its questions as headings, and its lines are decoration', async () => {
  const exercises = toolkitIn(site, 'en');
  const read = await readStructure(await toolkitPdf(exercises, { ...about, locale: 'en' }));
  expectTagged(read, 'en');
  expect(tagsIn(read, 'H2').map(({ text }) => text)).toEqual(exercises.map(({ title }) => title));
  expect(tagsIn(read, 'H3').map(({ text }) => text)).toEqual(exercises.flatMap(({ questions }) => questions));
});

/** Every kind of mark that the scenes are made of. */
const scene =
  '<rect x="0" y="0" width="600" height="180" fill="#7DB4DE"></rect><g transform="translate(300 156) scale(.66)">' +
  '<circle cx="0" cy="-90" r="80" fill="#FFC022"></circle><path d="M-90 0H90" fill="none" stroke="#0D2436" stroke-width="6"></path>' +
  '<svg x="0" y="0" width="76" height="76" viewBox="0 0 120 120"><g transform="rotate(90 60 60)"><path d="M0 0H52L0 52Z" fill="#C4321F"></path></g></svg></g>';

it('a ticket is a section with the names and values of its facts, and its code in words', async () => {
  const ticket = { kind: 'Student', price: 1250, attendee: 'Ġorġa Ħili' };
  const read = await readStructure(
    await renderTicketsPdf({
      ...about,
      union: { name: 'Għaqda', email: 'hello@su.uni.example' },
      event: { title: 'Lejl ta’ Mużika taħt il-Qamar' },
      scene: { width: 600, height: 180, art: scene },
      occurrence: { start: now, end: now },
      venue: { name: 'Sala Temi Żammit', address: 'L-Imsida' },
      booking: { reference: 'GHQ-7K2M' },
      tickets: [
        { ...ticket, code: 'T-1', seat: { zone: 'Platea', row: 'Ħ', number: '12' } },
        { ...ticket, code: 'T-2' },
      ],
      strings: ticketTexts.mt,
    }),
  );
  expectTagged(read, 'mt');
  const [document] = read.elements;
  expect(document?.within?.map(({ tag }) => tag)).toEqual(['Sect', 'Sect']);
  // A title over several lines is one heading.
  expect(tagsIn(read, 'H1').map(({ text }) => text)).toEqual(Array(2).fill('Lejl ta’ Mużika taħt il-Qamar'));
  expect(tagsIn(read, 'Figure').map(({ alt }) => alt)).toEqual(['Kodiċi QR: T-1', 'Kodiċi QR: T-2']);
  const pairs = tagsIn(read, 'LI').map(({ within = [] }) => within.map(({ text }) => text));
  expect(pairs).toEqual(
    expect.arrayContaining([
      [ticketTexts.mt.row, 'Ħ'],
      [ticketTexts.mt.attendee, 'Ġorġa Ħili'],
    ]),
  );
});

it('what is drawn outside the structure is noticed', async () => {
  const read = await readStructure(
    await renderPdf({ title: 'Loose', author: 'Għaqda', locale: 'en', now }, (pdf) => {
      pdf.addPage();
      pdf.decoration(() => pdf.rect(0, 0, 9, 9).fill('#000000'));
      pdf.rect(9, 9, 9, 9).fill('#000000');
      pdf.text('Loose', 40, 40);
    }),
  );
  expect(read.stray).toHaveLength(2);
});
