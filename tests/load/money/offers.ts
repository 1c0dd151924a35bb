import { photo } from '../../support/hostile-files.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { makeOfficer } from '../../support/accounts.ts';
import { clientOf } from '../../support/client.ts';
import { askFor, caseOf, decide, evening, organisation } from '../../support/rentals.ts';
import { type Buyer, stageBuyers } from '../../support/stage.ts';
import { stageStaff } from '../../support/staff.ts';
import { stageFitting } from '../../support/togas.ts';
import type { MoneyStage } from './money.ts';
import type { Subject } from './orders.ts';

/** The other things that are paid for, each begun by somebody of their own. */
export const offers: Record<string, (stage: MoneyStage) => Promise<Subject>> = {
  'student card': async (stage) => {
    const person = await somebody(stage);
    const order = (url: string) =>
      at(url, person).POST('/auth/register/cards', { params: { query: { type: 'session', source: 'account' } } });
    return { ...person, acts: { open: order, again: order } };
  },
  donation: async (stage) => {
    const person = await somebody(stage);
    const give = (url: string) =>
      at(url, person).POST('/auth/register/solidarity', { params: { query: { type: 'session', source: 'account' } } });
    return { ...person, acts: { open: give, again: give } };
  },
  'parking permit': async (stage) => {
    const person = await somebody(stage);
    const licence = blobOf(await photo());
    const apply = (url: string) =>
      at(url, person).POST('/auth/register/vehicle', {
        body: { number_plate: 'LUZ 027', images: [], type: 'session', source: 'account' },
        bodySerializer: () =>
          formOf({ number_plate: 'LUZ 027', images: [licence, licence], type: 'session', source: 'account' }),
      });
    return { ...person, acts: { open: apply, again: apply } };
  },
  toga: async (stage) => {
    const { db, urls } = stage;
    const person = await somebody(stage);
    const graduation_day = (await person.client.GET('/toga/status')).data?.data.graduations.at(-1)?.date ?? '';
    const occurrence = await stageFitting(db);
    const measures = { height: 172, head: 57, degree: 'BA Malti', graduation_day, occurrence };
    let rental = '';
    const book = async (url: string, pieces: ('toga' | 'sash' | 'trencher')[]) => {
      const { data } = await at(url, person).POST('/toga-fitting/book', { body: { ...measures, pieces } });
      rental = data?.data.id ?? rental;
    };
    await book(urls[0] ?? '', ['toga']);
    const path = () => ({ params: { path: { rental } } });
    return {
      ...person,
      acts: {
        open: (url) =>
          at(url, person).POST('/toga-fitting/rentals/{rental}/pay', { ...path(), body: { no_refund_accepted: true } }),
        redirect: (url) => at(url, person).GET('/toga-fitting/rentals/{rental}', path()),
        cancel: (url) => at(url, person).DELETE('/toga-fitting/rentals/{rental}', path()),
        // At another price.
        again: (url) => book(url, ['toga', 'sash', 'trencher']),
        lapse: async (url) => {
          const held = db
            .updateTable('toga_rentals')
            .set({ expires_at: new Date(0) })
            .where('id', '=', rental);
          await held.where('expires_at', 'is not', null).execute();
          await fetch(`${url}/test/sweep`, { method: 'POST' });
        },
      },
    };
  },
  hire: async (stage) => {
    const { db, urls } = stage;
    const person = await somebody(stage);
    await makeOfficer(db, { id: person.userId }, organisation.id);
    const desk = await stageStaff(db, urls[0] ?? '', 'services');
    const { id } = await askFor(person.client, { ...evening(), venue: 'temi-zammit-hall' });
    await decide(desk.client, id, 'request.approve');
    return {
      ...person,
      acts: {
        open: (url) => at(url, person).POST('/rentals/requests/{request}/pay', caseOf(id)),
        redirect: (url) => at(url, person).GET('/rentals/requests/{request}', caseOf(id)),
        cancel: (url) => at(url, person).DELETE('/rentals/requests/{request}', caseOf(id)),
      },
    };
  },
};

type Somebody = Pick<Subject, 'email' | 'userId' | 'client'> & { buyer: Buyer };

const at = (url: string, { buyer }: Somebody) => clientOf(url, buyer, undefined);

async function somebody({ db, urls }: MoneyStage): Promise<Somebody> {
  const [buyer] = await stageBuyers(db, 1);
  if (buyer === undefined) throw new Error('Nobody was staged');
  return { buyer, email: buyer.email, userId: buyer.id, client: clientOf(urls[0] ?? '', buyer, undefined) };
}
