import { lazyPage } from './lazy-page.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';

const tickets = lazyPage(() => import('../checkout/PaymentCancel.page.tsx'));

/** Where the payment provider sends people who gave up paying: /payment/cancel?booking=… or ?purchase=… */
export default function PaymentCancelPage() {
  return <PaymentReturn from="cancel" tickets={tickets} />;
}
