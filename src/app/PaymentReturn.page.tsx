import { Redirect, useLocation, useSearchParams } from 'wouter';
import { useSession } from '../kit/session/session.ts';
import { payRentalPath } from '../features/rentals/pay-rental-path.ts';
import { lazyPage } from './lazy-page.ts';
import { paths } from '../kit/paths.ts';

const tickets = lazyPage('checkout/PaymentReturn');

/**
 * The payment provider sends people here: /payment/success or /payment/cancel, ?booking=…, ?purchase=…, ?toga=… or ?rental=…. Goes on to
 * the flow of the purchase, which the address names. Only the server knows how the payment ended.
 */
export default function PaymentReturnPage() {
  const session = useSession();
  const [here] = useLocation();
  const from = here === paths.paymentCancel() ? 'cancel' : 'success';
  const [params] = useSearchParams();
  const purchase = params.get('purchase');
  const toga = params.get('toga');
  if (toga !== null) return <Redirect to={paths.togaReturn(toga, from)} replace />;
  const rental = params.get('rental');
  if (rental !== null) return <Redirect to={payRentalPath(rental, from)} replace />;
  if (purchase === null) return <tickets.Page />;
  if (session.state === 'unknown') return null;
  if (session.state === 'signedOut') return <Redirect to={paths.login(`${here}?${params}`)} replace />;
  const to = session.registered ? paths.purchaseReturn : paths.registerReturn;
  return <Redirect to={to(purchase, from)} replace />;
}
