/** The addresses of officers' own pages: separate from the others, which every visitor fetches. */
export const officerPaths = {
  officers: () => '/account/organisations',
  /** Where the link of a mailed invitation leads. */
  join: () => '/account/organisations/join',
};
