import type { AccountStep } from '../../../machines/registration/steps.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { present } from '../../kernel/http/guards.ts';
import type { Tokens } from '../../kernel/auth/tokens.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { claimMailbox, sendCodeAgain, checkClaim, keepMailbox, orAccountExists } from './claim.ts';
import { endingPayment } from '../../kernel/payments/ending.ts';
import { savePerson, saveReach, saveStudies } from '../../kernel/person/details.ts';
import { readPerson } from '../../kernel/person/person.ts';
import {
  markRegistered,
  presentStatus,
  type RegistrationDeps,
  skipStep,
  type StepCall,
  takeStep,
} from './take-step.ts';
import { demandStep, type Progress, readProgress } from '../../kernel/products/progress.ts';
import { readReach } from '../../kernel/person/reach.ts';
import { readStudies } from '../../kernel/person/studies.ts';

type Operations =
  | 'register'
  | 'sendCode'
  | 'verifyMailbox'
  | 'savePersonalDetails'
  | 'saveContactDetails'
  | 'saveAcademicDetails'
  | 'getRegistration'
  | 'skipRegistrationStep'
  | 'volunteer';

/** Registration: an account is opened by a claim to a mailbox, which is proved, and grows step by step on whatever device. */
export function registrationHandlers(deps: RegistrationDeps, tokens: Tokens): Pick<Handlers, Operations> {
  const { lists } = deps;

  /** Saves the answers of a step once it is due, or corrects them. */
  const save = (step: AccountStep, call: StepCall, write: (trx: Trx, progress: Progress) => Promise<void>) =>
    takeStep(deps, tokens, call, (transact) =>
      transact(async (trx, progress) => {
        demandStep(progress, step);
        await write(trx, progress);
      }),
    );

  return {
    register: async (call) => {
      const opened = await claimMailbox(deps, call);
      return { data: { authToken: await tokens.sign({ id: opened.userId, ...opened }, opened.sessionId) } };
    },
    sendCode: async (call) =>
      takeStep(deps, tokens, call, (transact) => transact((trx, progress) => sendCodeAgain(deps, trx, progress, call))),
    verifyMailbox: async (call) => {
      const { id } = present(call.user);
      return takeStep(deps, tokens, call, async (transact) => {
        const mailbox = await checkClaim(deps, id, call.body.code);
        const keeping = transact((trx, progress) => keepMailbox(deps, trx, progress, mailbox, call.request.ip));
        return orAccountExists(deps, id, keeping);
      });
    },
    savePersonalDetails: async (call) =>
      save('PERSONAL', call, (trx, { user }) => savePerson(trx, user.id, readPerson(call.body, lists))),
    saveContactDetails: async (call) =>
      save('CONTACT', call, (trx, { user }) => saveReach(trx, user.id, readReach(call.body, lists))),
    saveAcademicDetails: async (call) =>
      save('COURSE', call, (trx, { user }) => saveStudies(trx, user.id, readStudies(call.body, user.user_type, lists))),
    getRegistration: async ({ user, locale }) => {
      const progress = await readProgress(deps, deps.db, present(user).id);
      return { data: { ...presentStatus(progress, deps.publishableKey, locale), authToken: null } };
    },
    skipRegistrationStep: async (call) =>
      endingPayment(deps, () =>
        takeStep(deps, tokens, call, (transact) =>
          transact((trx, progress) => skipStep(trx, progress, call.body.step)),
        ),
      ),
    volunteer: async (call) =>
      takeStep(deps, tokens, call, (transact) =>
        transact(async (trx, progress) => {
          if (!progress.user.registered) demandStep(progress, 'VOLUNTEERING');
          const { is_volunteer } = call.body;
          await trx.updateTable('users').set({ is_volunteer }).where('id', '=', progress.user.id).execute();
          // The last step: with it, all are behind.
          if (!progress.user.registered) await markRegistered(deps, trx, progress.user.id);
        }),
      ),
  };
}
