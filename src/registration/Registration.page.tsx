import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import type { RegistrationInput } from '../../machines/registration/registration.types.ts';
import { stepAt } from '../../machines/registration/segments.ts';
import { useSession, type Session } from '../session/session.ts';
import { Loading } from './Loading.tsx';
import { Registration } from './Registration.tsx';
import { useStepAddress } from './use-step-address.ts';

/** What the payment's page says about a payment that the person comes back from: see `paths.registerReturn`. */
function returnedFrom(params: URLSearchParams): RegistrationInput['returned'] {
  const purchaseId = params.get('purchase');
  return purchaseId === null ? null : { purchaseId, from: params.get('from') === 'success' ? 'success' : 'cancel' };
}

function StepAddress({ segment }: { segment: string }) {
  useStepAddress(segment);
  return null;
}

function Begun({ session, segment }: { session: Session; segment: string }) {
  const [params] = useSearchParams();
  const [input] = useState<RegistrationInput>(() => ({
    isSignedIn: session.state === 'signedIn',
    wanted: stepAt(segment),
    returned: returnedFrom(params),
  }));
  return (
    <Registration input={input}>
      <StepAddress segment={segment} />
    </Registration>
  );
}

/** Registering: /register/:step? */
export default function RegistrationPage() {
  const { step = '' } = useParams();
  const session = useSession();
  return session.state === 'unknown' ? <Loading /> : <Begun session={session} segment={step} />;
}
