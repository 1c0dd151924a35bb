import { PaymentReturn } from './PaymentReturn.tsx';

/** Where the payment provider sends people who gave up paying: /payment/cancel?booking=… */
export default function PaymentCancelPage() {
  return <PaymentReturn from="cancel" />;
}
