import { type ComponentType, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import type { RegistrationInput, RegistrationScreen } from '../../../machines/registration/registration.types.ts';
import { stepAt, stepIndexOf } from '../../../machines/registration/steps.ts';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { useSession, type Session } from '../../kit/session/session.ts';
import {
  AccountExistsScreen,
  AccountScreen,
  OpenFailedScreen,
  OpeningScreen,
  SignedOutScreen,
} from './account-screens.tsx';
import { CheckScreen } from './CheckScreen.tsx';
import { ContactScreen, CourseScreen, PersonalScreen } from './detail-screens.tsx';
import { RegisteredScreen, VolunteeringScreen, PaymentScreen } from './end-screens.tsx';
import { CardScreen, DonationScreen, PermitScreen } from './offer-screens.tsx';
import { createRegistrationActors, createRegistrationCalls } from './registration.actors.ts';
import { registration, useFact } from './registration.flow.ts';
import { keepStepIndex } from './registration.storage.ts';
import { AddressScreen, VerificationScreen } from './verification-screens.tsx';

const screens = {
  opening: OpeningScreen,
  openFailed: OpenFailedScreen,
  signedOut: SignedOutScreen,
  account: AccountScreen,
  accountExists: AccountExistsScreen,
  verification: VerificationScreen,
  address: AddressScreen,
  personal: PersonalScreen,
  contact: ContactScreen,
  course: CourseScreen,
  parking: PermitScreen,
  studentCard: CardScreen,
  solidarityFund: DonationScreen,
  payment: PaymentScreen,
  volunteering: VolunteeringScreen,
  check: CheckScreen,
  registered: RegisteredScreen,
} satisfies Record<RegistrationScreen, ComponentType>;

/** Reads the return address of a payment from the query string: see `paths.registerReturn`. */
function returnedFrom(params: URLSearchParams): RegistrationInput['returned'] {
  const purchaseId = params.get('purchase');
  return purchaseId === null ? null : { purchaseId, from: params.get('from') === 'success' ? 'success' : 'cancel' };
}

/** Keeps the index of the step in this browser. */
function StepIndex() {
  const index = useFact(stepIndexOf);
  useEffect(() => keepStepIndex(localStorage, index), [index]);
  return null;
}

function Begun({ session, segment }: { session: Session; segment: string }) {
  const [params] = useSearchParams();
  const [uploaded, setUploaded] = useState<number | null>(null);
  const step = stepAt(segment);
  return (
    <registration.Flow
      input={{ isSignedIn: session.state === 'signedIn', wanted: step, returned: returnedFrom(params) }}
      actors={(queries) =>
        createRegistrationActors({
          calls: createRegistrationCalls(queries, setUploaded),
          clock: serverClock,
          forgetDraft: (formId) => forgetDraft(sessionStorage, formId),
        })
      }
      screens={screens}
      given={{ uploaded }}
    >
      <registration.StepAddress step={step} />
      <StepIndex />
    </registration.Flow>
  );
}

/** Registering: /register/:step? */
export default function RegistrationPage() {
  const { step = '' } = useParams();
  const session = useSession();
  return session.state === 'unknown' ? <StepLoading width="inset" /> : <Begun session={session} segment={step} />;
}
