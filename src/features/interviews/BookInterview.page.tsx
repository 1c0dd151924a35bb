import { type ComponentType } from 'react';
import { useParams } from 'wouter';
import type { InterviewScreen } from '../../../machines/interview/interview.types.ts';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { CheckScreen, CvScreen } from './check-screens.tsx';
import { FullScreen, SlotScreen, WhenScreen } from './choose-screens.tsx';
import { BookedScreen, CancelledScreen, OpenFailedScreen, PastScreen, SignedOutScreen } from './end-screens.tsx';
import { createInterviewActors } from './interview.actors.ts';
import { interviews, keepChosen, readChosen, stepAt } from './interview.flow.ts';

const screens = {
  opening: StepLoading,
  openFailed: OpenFailedScreen,
  signedOut: SignedOutScreen,
  full: FullScreen,
  when: WhenScreen,
  slot: SlotScreen,
  cv: CvScreen,
  check: CheckScreen,
  booked: BookedScreen,
  moved: BookedScreen,
  past: PastScreen,
  cancelled: CancelledScreen,
} satisfies Record<InterviewScreen, ComponentType>;

/** An interview with a company: /careers/careers-expo/companies/:slug/interview/:step? */
export default function BookInterviewPage() {
  const { slug = '', step = '' } = useParams();
  const wanted = stepAt(step);
  return (
    <interviews.Flow
      key={slug}
      input={{ company: slug, wanted, chosen: readChosen(sessionStorage, slug) }}
      actors={createInterviewActors}
      screens={screens}
      given={null}
      keep={({ context }) => keepChosen(sessionStorage, slug, context)}
    >
      <interviews.StepAddress step={wanted} />
    </interviews.Flow>
  );
}
