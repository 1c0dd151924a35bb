import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { systemClock } from '../../../kernel/clock.ts';
import { drawTicketPage } from './pdf-page.ts';
import { registerFonts } from './pdf-style.ts';
import { toPlainLine } from './pdf-text.ts';
import type { TicketsPdf } from './pdf-ticket.ts';

/** One PDF with a page for each ticket, to print or to show on a phone at the door. */
export async function renderTicketsPdf(details: TicketsPdf): Promise<Buffer> {
  const { locale, now = systemClock.now(), union, event, tickets, strings } = details;
  const title = toPlainLine(event.title);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    // Later versions repeat the title in XML that PDFKit does not escape.
    pdfVersion: '1.3',
    info: { Title: title, Author: toPlainLine(union.name), CreationDate: now },
  });
  registerFonts(pdf);
  tickets.forEach((ticket, index) => {
    pdf.addPage();
    pdf.outline.addItem(strings.position(index + 1, tickets.length));
    drawTicketPage(pdf, ticket, strings.position(index + 1, tickets.length), details);
  });
  pdf.end();
  return buffer(pdf);
}
