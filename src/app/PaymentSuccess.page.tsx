import { lazyPage } from './lazy-page.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

const tickets = lazyPage('checkout/PaymentSuccess');

/** The payment provider sends people here who paid: /payment/success?booking=…, ?purchase=… or ?toga=… */
export default function PaymentSuccessPage() {
  return <PaymentReturn from="success" tickets={tickets} />;
}
