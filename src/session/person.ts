import { createContext, use } from 'react';

/** The signed-in person's name. */
export interface Person {
  firstName: string;
  lastName: string;
}

const PersonContext = createContext<Person | undefined>(undefined);

/** Gives the signed-in person to the shell; undefined until the profile is there. */
export const PersonProvider = PersonContext.Provider;

/** The signed-in person, once known. */
export const usePerson = (): Person | undefined => use(PersonContext);
