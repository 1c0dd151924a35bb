import { lazyPage } from './lazy-page.ts';
import { PaymentReturn } from './PaymentReturn.tsx';

const tickets = lazyPage('checkout/PaymentCancel');

/** The payment provider sends people here who cancelled: /payment/cancel?booking=…, ?purchase=… or ?toga=… */
export default function PaymentCancelPage() {
  return <PaymentReturn from="cancel" tickets={tickets} />;
}
