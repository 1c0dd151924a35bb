import { systemClock } from '../../../kernel/clock.ts';
import { renderPdf } from '../../../kernel/pdf/card.ts';
import { drawTicketPage } from './pdf-page.ts';
import type { TicketsPdf } from './pdf-ticket.ts';

/** One PDF with a page for each ticket, to print or to show on a phone at the door. */
export async function renderTicketsPdf(details: TicketsPdf): Promise<Buffer> {
  const { locale, now = systemClock.now(), union, event, tickets, strings } = details;
  return renderPdf({ title: event.title, author: union.name, locale, now }, (pdf) => {
    tickets.forEach((ticket, index) => {
      pdf.addPage();
      pdf.outline.addItem(strings.position(index + 1, tickets.length));
      pdf.group('Sect', () => drawTicketPage(pdf, ticket, strings.position(index + 1, tickets.length), details));
    });
  });
}
