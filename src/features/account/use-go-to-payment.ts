import { useMutation } from '@tanstack/react-query';
import { leaveFor } from '../../kit/browser/leave-for.ts';

/** Goes to the payment provider's page: pending until the browser has left, and reset if the person comes back with Back. */
export const useGoToPayment = () =>
  useMutation({
    mutationFn: (url: string) => leaveFor(url, window, new AbortController().signal),
  });
