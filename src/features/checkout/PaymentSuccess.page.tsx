import { PaymentReturn } from './PaymentReturn.tsx';

/** Where the payment provider sends people after paying: /payment/success?booking=… */
export default function PaymentSuccessPage() {
  return <PaymentReturn from="success" />;
}
