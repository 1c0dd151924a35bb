/** The name of the person who did something; null where nobody did, or the account is gone. */
export const nameIfAny = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  first_name === null ? null : `${first_name} ${last_name}`;

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

/** A person's name for the staff; the address of those who have not given one yet. Null for a left join that found nobody. */
export function nameOf(person: Person): string;
export function nameOf(person: { [Column in keyof Person]: Person[Column] | null }): string | null;
export function nameOf({ first_name, last_name, email }: { [Column in keyof Person]: Person[Column] | null }) {
  return email === null ? null : `${first_name} ${last_name}`.trim() || email;
}
