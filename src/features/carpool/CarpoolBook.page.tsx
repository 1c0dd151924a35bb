import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import type { CarpoolChoice, CarpoolScreen } from '../../../machines/carpool/carpool.types.ts';
import { paths } from '../../kit/paths.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { carpool, createCarpoolActors, stepAt, useFact } from './carpool.flow.ts';
import {
  BookedScreen,
  CheckScreen,
  DateScreen,
  NoDatesScreen,
  NoPermitScreen,
  OpenFailedScreen,
  OpeningScreen,
  PassengersScreen,
  RulesScreen,
  SignedOutScreen,
} from './screens.tsx';

const loadSpaceScreen = async () => ({ default: (await import('./SpaceScreen.tsx')).SpaceScreen });

const screens = {
  opening: OpeningScreen,
  openFailed: OpenFailedScreen,
  signedOut: SignedOutScreen,
  noPermit: NoPermitScreen,
  noDates: NoDatesScreen,
  date: DateScreen,
  passengers: PassengersScreen,
  space: lazy(loadSpaceScreen),
  rules: RulesScreen,
  check: CheckScreen,
  booked: BookedScreen,
} satisfies Record<CarpoolScreen, ComponentType>;

/** The storage key in this tab, by account, so that nobody else sees the choice. */
const keyOf = (owner: string) => `carpool ${owner}`;

function keptChoice(owner: string): CarpoolChoice | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, in this tab
    return JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null') as CarpoolChoice | null;
  } catch {
    return null;
  }
}

/** Keeps the choice through a reload, until it is booked. */
function KeepChoice({ owner }: { owner: string }) {
  const { date, passengers, space, carpoolId } = useFact(({ context }) => context);
  useEffect(() => {
    try {
      if (carpoolId === null) sessionStorage.setItem(keyOf(owner), JSON.stringify({ date, passengers, space }));
      else sessionStorage.removeItem(keyOf(owner));
    } catch {
      // Private browsing or a full disk: a reload then starts again.
    }
  }, [owner, date, passengers, space, carpoolId]);
  return null;
}

/** Booking a space for a shared ride: /account/carpooling/book/:step? */
export default function CarpoolBookPage() {
  const { step: segment } = useParams();
  const profile = useProfile();
  const step = stepAt(segment);
  // A page reloaded after booking goes to the list, which has the new ride.
  const [isOver] = useState(step === 'booked');
  // The plan is most of the flow's code: it comes after the first step, and before the network may be lost.
  useEffect(() => {
    loadSpaceScreen().catch(() => undefined);
  }, []);
  if (isOver) return <Redirect to={paths.carpools()} replace />;
  if (profile === undefined) return <OpeningScreen />;
  return (
    <carpool.Flow
      input={{ wanted: step, kept: keptChoice(profile.id) }}
      actors={createCarpoolActors}
      screens={screens}
      fallback={<OpeningScreen />}
      given={null}
    >
      <carpool.StepAddress step={step} />
      <KeepChoice owner={profile.id} />
    </carpool.Flow>
  );
}
