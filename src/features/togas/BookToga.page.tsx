import { type ComponentType } from 'react';
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
import { createTogaActors, keepChosen, readChosen, stepAt, togas } from './togas.flow.ts';

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
      keep={({ context }) => keepChosen(sessionStorage, context)}
    >
      <togas.StepAddress step={wanted} />
    </togas.Flow>
  );
}
