/** The addresses of tickets on their way: separate from the others, which every visitor fetches. */
export const ticketPaths = {
  /** The page that a ticket's mailed link opens. */
  receive: () => '/tickets/receive',
};
