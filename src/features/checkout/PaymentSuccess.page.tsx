import { PaymentReturn } from './PaymentReturn.tsx';

/** The payment provider's return address after a payment: /payment/success?booking=… */
export default function PaymentSuccessPage() {
  return <PaymentReturn from="success" />;
}
