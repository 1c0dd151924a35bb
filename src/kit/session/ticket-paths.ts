/** The addresses of tickets on their way: separate from the others, which every visitor fetches. */
export const ticketPaths = {
  /** Where the link of a mailed ticket leads. */
  receive: () => '/tickets/receive',
};
