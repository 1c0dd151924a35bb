import { lazyPage } from './lazy-page.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';

const tickets = lazyPage(() => import('../checkout/PaymentSuccess.page.tsx'));

/** Where the payment provider sends people who paid: /payment/success?booking=… or ?purchase=… */
export default function PaymentSuccessPage() {
  return <PaymentReturn from="success" tickets={tickets} />;
}
