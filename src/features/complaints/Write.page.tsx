import { type ComponentType, useRef } from 'react';
import { useParams } from 'wouter';
import type { ComplaintFormScreen } from '../../../machines/complaint-form/complaint-form.machine.ts';
import { complaintForm, createComplaintActors, type Letter } from './complaint-form.flow.ts';
import { CodeScreen, SentAnonymouslyScreen, SentScreen } from './sent-screens.tsx';
import { WriteScreen } from './WriteScreen.tsx';

const screens = {
  write: WriteScreen,
  keepCode: CodeScreen,
  sent: SentScreen,
  sentAnonymously: SentAnonymouslyScreen,
} satisfies Record<ComplaintFormScreen, ComponentType>;

const steps = ['write', 'code', 'sent'] as const;

/** Making a complaint: /services/complaints/write/:step? */
export default function WriteComplaintPage() {
  const { step } = useParams();
  const letter = useRef<Letter>({ type: '', feedback: '', files: [] });
  return (
    <complaintForm.Flow
      input={undefined}
      actors={() => createComplaintActors(() => letter.current)}
      screens={screens}
      given={{ keepLetter: (written) => (letter.current = written) }}
    >
      <complaintForm.StepAddress step={steps.find((each) => each === step) ?? 'write'} />
    </complaintForm.Flow>
  );
}
