import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { answers, type Person, type PersonSettings, stagePerson } from './accounts.ts';
import { useStage } from './use-stage.ts';

/** People of the shared portal for one test file. */
export function usePeople() {
  const { urls, dataDir } = inject('portal');
  const { db } = useStage();
  const person = (settings: PersonSettings = {}) => stagePerson(db, urls[0], settings);
  return {
    urls,
    dataDir,
    db,
    /** Someone with an account, signed in. */
    person,
    /** Somebody who gave all details when registering. */
    settledPerson: async (settings: PersonSettings = {}): Promise<Person> => {
      const settled = await person(settings);
      const { response } = await settled.client.PUT('/auth/me', { body: answers });
      if (!response.ok) throw new Error(`The details were refused: ${response.status}`);
      return settled;
    },
  };
}

export const newMailbox = (domain = 'uni.example') => `${randomUUID()}@${domain}`;
export const detailsOf = async ({ client }: Person) => (await client.GET('/auth/me/details')).data?.data;
/** A header that makes a write unique. */
export const newKey = () => ({ 'idempotency-key': randomUUID() });
