import { Redirect, useLocation, useSearchParams } from 'wouter';
import { useSession } from '../kit/session/session.ts';
import type { LazyPage } from './lazy-page.ts';
import { paths } from '../kit/paths.ts';

interface Props {
  from: 'success' | 'cancel';
  /** The page for a payment of tickets. */
  tickets: LazyPage;
}

/** Goes on from the payment provider to the flow of the purchase, which the address names. Only the server knows how the payment ended. */
export function PaymentReturn({ from, tickets }: Props) {
  const session = useSession();
  const [here] = useLocation();
  const [params] = useSearchParams();
  const purchase = params.get('purchase');
  const toga = params.get('toga');
  if (toga !== null) return <Redirect to={paths.togaReturn(toga, from)} replace />;
  if (purchase === null) return <tickets.Page />;
  if (session.state === 'unknown') return null;
  if (session.state === 'signedOut') return <Redirect to={paths.login(`${here}?${params}`)} replace />;
  const to = session.registered ? paths.purchaseReturn : paths.registerReturn;
  return <Redirect to={to(purchase, from)} replace />;
}
