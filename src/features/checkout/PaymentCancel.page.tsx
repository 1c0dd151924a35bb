import { PaymentReturn } from './PaymentReturn.tsx';

/** The payment provider's return address after a cancelled payment: /payment/cancel?booking=… */
export default function PaymentCancelPage() {
  return <PaymentReturn from="cancel" />;
}
