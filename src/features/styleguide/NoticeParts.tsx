import { useState } from 'react';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { HoldTimer } from '../../kit/ui/HoldTimer.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { LoadFailed } from '../../kit/content/LoadFailed.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { Specimen, State } from './Specimen.tsx';

const tones = ['info', 'ok', 'warn', 'bad'] as const;
const badges = ['ok', 'low', 'stop', 'busy', 'plain'] as const;
const nothing = () => undefined;

function Waiting() {
  return (
    <>
      <Specimen name="Skeleton">
        <Skeleton label="Loading…" parts={['heading', 'long', 'medium', 'short', 'tiles']} />
      </Specimen>
      <Specimen name="Progress">
        {[0, 0.4, 1].map((share) => (
          <Progress key={share} label={`Uploading, ${share * 100}%`} share={share} />
        ))}
      </Specimen>
      <Specimen name="HoldTimer">
        <HoldTimer secondsLeft={899} totalSeconds={900} label="Seats held for" announcement="" />
        <HoldTimer secondsLeft={59} totalSeconds={900} label="Seats held for" announcement="" />
      </Specimen>
      <Specimen name="LoadFailed">
        <LoadFailed isBusy={false} onRetry={nothing} />
        <LoadFailed isBusy onRetry={nothing} />
      </Specimen>
    </>
  );
}

/** It takes the focus when it comes, so it comes only when called. */
function Said() {
  const [isSaid, setIsSaid] = useState(false);
  if (isSaid) return <StatusMessage title="Your name is saved" />;
  return (
    <Button variant="line" onClick={() => setIsSaid(true)}>
      Save
    </Button>
  );
}

/** Banners, badges and other messages. */
export function NoticeParts() {
  return (
    <>
      <Specimen name="Banner">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <Banner tone={tone} title="Student House closes at noon on Friday">
              <p>For the Shipwreck feast, 10 February.</p>
            </Banner>
          </State>
        ))}
      </Specimen>
      <Specimen name="StatusMessage">
        <Said />
      </Specimen>
      <Specimen name="Badge">
        <div className={row}>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="No bookings yet" art={<Tiles seed="empty" cols={2} rows={2} />}>
          <p>What you book will stand here.</p>
        </EmptyState>
      </Specimen>
      <Waiting />
      <Specimen name="For the ear">
        <State name="VisuallyHidden: words in the middle are only spoken">
          <p>
            From here <VisuallyHidden>(spoken)</VisuallyHidden> to here
          </p>
        </State>
        <State name="LiveRegion: nothing is seen">
          <LiveRegion text="" />
        </State>
      </Specimen>
    </>
  );
}
