import { lazyPage } from './lazy-page.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

const tickets = lazyPage('checkout/PaymentCancel');

/** Where the payment provider sends people who gave up paying: /payment/cancel?booking=…, ?purchase=… or ?toga=… */
export default function PaymentCancelPage() {
  return <PaymentReturn from="cancel" tickets={tickets} />;
}
