import { linesOf } from '../../../machines/toga/rules.ts';
import { renderIcal } from '../../kernel/calendar/ical.ts';
import type { Union } from '../../kernel/content/union.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import { writtenMoment, writtenPeriod } from '../../kernel/mail/moments.ts';
import { graduationOn } from './days.ts';
import { type FittedRental, nameOf, type TogaDeps } from './rentals.ts';

type ConfirmationDeps = Pick<TogaDeps, 'clock' | 'union' | 'site' | 'publicUrl'> & { union: Union };

/** The words of the page, in the reader's language. */
export const confirmationWords = {
  en: {
    title: 'Toga rental',
    fitting: 'Fitting',
    collection: 'Collection',
    giveBack: 'Return',
    place: 'Where',
    pieces: 'Rented',
    paid: 'Paid',
    deposit: 'Deposit, in cash, at the collection',
    reference: 'Rental',
    from: (moment: string) => `From ${moment}`,
    note: 'Show this code at the fitting, at the collection and when you bring everything back.',
    entry: 'Toga fitting',
    bring: 'Wear the shoes that you’ll graduate in.',
  },
  mt: {
    title: 'Kiri ta’ toga',
    fitting: 'Prova',
    collection: 'Ġbir',
    giveBack: 'Meta trodd kollox',
    place: 'Post',
    pieces: 'X’krejt',
    paid: 'Ħlas',
    deposit: 'Depożitu, fi flus kontanti, waqt il-ġbir',
    reference: 'Kirja',
    from: (moment: string) => `${moment}, jew wara`,
    note: 'Uri dan il-kodiċi waqt il-prova, waqt il-ġbir u meta trodd kollox.',
    entry: 'Prova tat-toga',
    bring: 'Ilbes iż-żarbun li se tilbes fil-gradwazzjoni.',
  },
};

/** Draws the page to take to the desk: the terms of the rental, and the code that the desk scans. */
export async function confirmationOf(
  deps: ConfirmationDeps,
  rental: FittedRental,
  holder: string,
  locale: Locale,
): Promise<Buffer> {
  const { union, site } = deps;
  const text = confirmationWords[locale];
  const at = (moment: Date) => writtenMoment(moment, locale, union.timeZone);
  const { collectFrom, returnFrom, returnBy } = graduationOn(deps, rental.graduation_day);
  const pieces = linesOf(rental.pieces, union.prices).map(({ item }) => nameOf(deps, item, locale));
  const facts: [label: string, value: string][] = [
    [text.fitting, at(rental.starts_at)],
    [text.collection, text.from(at(collectFrom))],
    [text.giveBack, writtenPeriod(returnFrom, returnBy, locale, union.timeZone)],
    [text.place, site.standing.toga.place[locale]],
    [text.pieces, pieces.join(', ')],
    [text.paid, money(rental.amount, locale).formatted],
    [text.deposit, money(rental.deposit, locale).formatted],
  ];
  // Loaded with the first one: drawing needs more memory than all the rest of the portal's code.
  const [{ CARD, drawCard, LEFT, renderPdf, WIDTH, write }, { drawQrCode }, { COLOUR }] = await Promise.all([
    import('../../kernel/pdf/card.ts'),
    import('../../kernel/pdf/qr.ts'),
    import('../../kernel/pdf/style.ts'),
  ]);
  const author = union.name[locale];
  return renderPdf({ title: text.title, author, locale, now: deps.clock.now() }, (pdf) => {
    const side = 170;
    const faint = { font: 'regular', size: 10, colour: COLOUR.faintInk } as const;
    pdf.addPage();
    const below = drawCard(pdf, rental.reference);
    write(pdf, author, below + 24, { font: 'bold', size: 11, colour: COLOUR.faintInk });
    write(pdf, text.title, below + 44, { font: 'black', size: 36, tag: 'H1' });
    write(pdf, holder, below + 92, { font: 'bold', size: 15, colour: COLOUR.blue, height: 22 });
    const width = WIDTH - side - 30;
    pdf.group('L', () =>
      facts.forEach(([label, value], index) => {
        const y = below + 136 + index * 54;
        pdf.group('LI', () => {
          write(pdf, label, y, { ...faint, width, tag: 'Lbl' });
          write(pdf, value, y + 14, { font: 'bold', size: 13, width, height: 36, tag: 'LBody' });
        });
      }),
    );
    const x = LEFT + WIDTH - side;
    const top = below + 136;
    drawQrCode(pdf, rental.reference, { x, y: top, side });
    write(pdf, text.reference, top + side + 8, { ...faint, x, width: side });
    write(pdf, rental.reference, top + side + 21, { font: 'bold', size: 13, x, width: side });
    const y = write(pdf, text.note, CARD.y + CARD.height + 18, { font: 'regular', size: 11, height: 40 });
    write(pdf, union.contact.email, y + 4, faint);
  });
}

/** The fitting as a calendar file. Each of them, from a page or a mail, updates the one before it. */
export function fittingIcal(
  { union, site, clock, publicUrl }: ConfirmationDeps,
  rental: FittedRental,
  locale: Locale,
): string {
  const text = confirmationWords[locale];
  const place = site.standing.toga.place[locale];
  const address = union.contact.address[locale];
  return renderIcal({
    uid: `${rental.id}@${new URL(publicUrl).hostname}`,
    title: text.entry,
    description: `${text.bring}\n\n${text.reference}: ${rental.reference}`,
    location: address.startsWith(place) ? address : `${place}, ${address}`,
    start: rental.starts_at,
    end: rental.ends_at,
    url: `${publicUrl}/account/toga`,
    now: clock.now(),
  });
}
