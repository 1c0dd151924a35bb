/** The addresses of officers' own pages: separate from the others, which every visitor fetches. */
export const officerPaths = {
  officers: () => '/account/organisations',
  /** The target of the link in a mailed invitation. */
  join: () => '/account/organisations/join',
};
