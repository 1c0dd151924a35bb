import { type ComponentType, useEffect } from 'react';
import { useParams, useSearchParams } from 'wouter';
import type { TogaInput, TogaScreen } from '../../../machines/toga/toga.types.ts';
import { StepLoading } from '../../kit/flow/StepFrame.tsx';
import { FittingScreen, PiecesScreen } from './choose-screens.tsx';
import { CheckScreen, DetailsScreen } from './detail-screens.tsx';
import {
  BookedScreen,
  ClosedScreen,
  LateScreen,
  OpenFailedScreen,
  PaymentScreen,
  SignedOutScreen,
} from './end-screens.tsx';
import { createTogaActors } from './togas.actors.ts';
import { keepChosen, readChosen, stepAt, togas, useActor } from './togas.flow.ts';

const screens = {
  opening: StepLoading,
  openFailed: OpenFailedScreen,
  signedOut: SignedOutScreen,
  closed: ClosedScreen,
  pieces: PiecesScreen,
  fitting: FittingScreen,
  details: DetailsScreen,
  check: CheckScreen,
  payment: PaymentScreen,
  booked: BookedScreen,
  late: LateScreen,
} satisfies Record<TogaScreen, ComponentType>;

/** Reads the return address of a payment from the query string: see `paths.togaReturn`. */
function returnedFrom(params: URLSearchParams): TogaInput['returned'] {
  const rental = params.get('rental');
  return rental === null ? null : { rental, from: params.get('from') === 'success' ? 'success' : 'cancel' };
}

/** Keeps the choice for a reload of this tab. */
function Keeping() {
  const actor = useActor();
  useEffect(() => {
    const kept = actor.subscribe(({ context }) => keepChosen(sessionStorage, context));
    return () => kept.unsubscribe();
  }, [actor]);
  return null;
}

/** Renting a toga: /services/togi-rentals/book/:step? */
export default function BookTogaPage() {
  const { step = '' } = useParams();
  const [params] = useSearchParams();
  const wanted = stepAt(step);
  return (
    <togas.Flow
      input={{ wanted, chosen: readChosen(sessionStorage), returned: returnedFrom(params) }}
      actors={createTogaActors}
      screens={screens}
      given={null}
    >
      <togas.StepAddress step={wanted} />
      <Keeping />
    </togas.Flow>
  );
}
