import { part } from '../shell-paths.ts';

/** The addresses of tickets on their way or waited for: separate from the others, which every visitor fetches. */
export const ticketPaths = {
  /** The page that a ticket's mailed link opens. */
  receive: () => '/tickets/receive',
  /** The page that a friend's mailed link opens: places to pay for. */
  share: () => '/tickets/share',
  /** The waiting list of a date: the same page, where what came free is received. */
  waitingList: (slug: string, occurrenceId: string) => `/tickets/receive?of=${part(slug)}.${part(occurrenceId)}`,
};
