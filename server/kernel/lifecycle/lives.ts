import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { bookingShareMachine } from '../../../machines/booking-share/booking-share.machine.ts';
import { carpoolBookingMachine } from '../../../machines/carpool-booking/carpool-booking.machine.ts';
import { cardMachine } from '../../../machines/card/card.machine.ts';
import { complaintMachine } from '../../../machines/complaint/complaint.machine.ts';
import { doorScanMachine } from '../../../machines/door-scan/door-scan.machine.ts';
import { interviewBookingMachine } from '../../../machines/interview-booking/interview-booking.machine.ts';
import { paymentLifeMachine } from '../../../machines/payment-life/payment-life.machine.ts';
import { permitMachine } from '../../../machines/permit/permit.machine.ts';
import { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';
import { rarReportMachine } from '../../../machines/rar-report/rar-report.machine.ts';
import { rentalRequestMachine } from '../../../machines/rental-request/rental-request.machine.ts';
import { ticketTransferMachine } from '../../../machines/ticket-transfer/ticket-transfer.machine.ts';
import { togaRentalMachine } from '../../../machines/toga-rental/toga-rental.machine.ts';
import { waitingMachine } from '../../../machines/waiting/waiting.machine.ts';
import { createLifecycle } from './lifecycle.ts';

export const bookingLife = createLifecycle('bookings', bookingMachine, { expired: 'hold_ended', paid: 'already_paid' });
export const permitLife = createLifecycle('parking_permits', permitMachine);
export const carpoolLife = createLifecycle('carpools', carpoolBookingMachine);
export const cardLife = createLifecycle('student_cards', cardMachine);
export const paymentLife = createLifecycle('payments', paymentLifeMachine);
export const purchaseLife = createLifecycle('purchases', purchaseMachine);
export const transferLife = createLifecycle('ticket_transfers', ticketTransferMachine);
export const shareLife = createLifecycle('booking_shares', bookingShareMachine, { paid: 'share_paid' });
export const waitingLife = createLifecycle('waiting', waitingMachine);
export const togaLife = createLifecycle('toga_rentals', togaRentalMachine, { ended: 'hold_ended' });
export const rentalLife = createLifecycle('rental_requests', rentalRequestMachine);
export const interviewLife = createLifecycle('interviews', interviewBookingMachine, { ended: 'interview_not_held' });
export const complaintLife = createLifecycle('complaints', complaintMachine, { closed: 'complaint_closed' });
export const rarLife = createLifecycle('rar_reports', rarReportMachine, {
  not_open: 'rar_not_open',
  submitted: 'rar_sent',
  under_review: 'rar_sent',
  submitted_again: 'rar_sent',
  scored: 'rar_sent',
  closed: 'rar_closed',
});
export const doorScanLife = createLifecycle('door_scans', doorScanMachine);
