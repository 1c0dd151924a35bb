/** The name of the person who did something; null where nobody did, or the account is gone. */
export const nameIfAny = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  first_name === null ? null : `${first_name} ${last_name}`;

/** A person's name for the staff; the address of those who have not given one yet. */
export const nameOf = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
