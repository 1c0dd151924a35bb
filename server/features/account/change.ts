import { stepsOf } from '../../../machines/registration/steps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { registered } from '../../kernel/http/guards.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { savePerson, saveReach, saveStudies } from '../../kernel/person/details.ts';
import { readPerson } from '../../kernel/person/person.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import { readReach } from '../../kernel/person/reach.ts';
import { readStudies } from '../../kernel/person/studies.ts';
import type { AccountAreaDeps } from './deps.ts';
import { askForEmail } from './email.ts';

type Change = Schemas['AccountChange'];

/**
 * Changes what was sent of a person's details and settings, in the caller's transaction, by the rules of the registration. Throws 403 for
 * details before the registration is finished and for studies of who studies nothing, 422 with fields as they were sent, such as
 * `personal.first_name`.
 */
export async function changeAccount(deps: AccountAreaDeps, trx: Trx, user: SignedIn, call: Call<'updateMe'>) {
  const { body, request } = call;
  if (hasDetails(body)) registered(user);
  await lockAccount(trx, user.id);
  await saveSettings(trx, user, body);
  await saveDetails(deps, trx, user, body);
  if (body.email !== undefined) await askForEmail(deps, trx, user, { email: body.email, address: request.ip });
}

const hasDetails = ({ email, personal, contact, academic }: Change): boolean =>
  [email, personal, contact, academic].some((part) => part !== undefined);

async function saveSettings(trx: Trx, user: SignedIn, { locale, consents }: Change): Promise<void> {
  if (locale === undefined && consents === undefined) return;
  await trx
    .updateTable('users')
    .set({ ...(locale !== undefined && { locale }), ...consents })
    .where('id', '=', user.id)
    .execute();
}

async function saveDetails(
  { lists }: AccountAreaDeps,
  trx: Trx,
  { id, userType }: SignedIn,
  { personal, contact, academic }: Change,
): Promise<void> {
  if (academic && !stepsOf(userType).includes('COURSE')) throw new Problem(403, 'forbidden');
  if (personal)
    await savePerson(
      trx,
      id,
      within('personal', () => readPerson(personal, lists)),
    );
  if (contact)
    await saveReach(
      trx,
      id,
      within('contact', () => readReach(contact, lists)),
    );
  if (academic)
    await saveStudies(
      trx,
      id,
      within('academic', () => readStudies(academic, userType, lists)),
    );
}

/** Reads a part of the body; what is wrong with its fields is told by where they stand in the whole. */
function within<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem) || error.fields === undefined) throw error;
    const fields = Object.entries(error.fields).map(([field, codes]) => [`${part}.${field}`, codes] as const);
    throw new Problem(error.status, error.code, { fields: Object.fromEntries(fields) });
  }
}
