/** A person's name for the staff; the address of those who have not given one yet. */
export const nameOf = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
