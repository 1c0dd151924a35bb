import { lazyPage } from './lazy-page.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

const tickets = lazyPage('checkout/PaymentCancel');

/** Where the payment provider sends people who gave up paying: /payment/cancel?booking=… or ?purchase=… */
export default function PaymentCancelPage() {
  return <PaymentReturn from="cancel" tickets={tickets} />;
}
