import { useMutation } from '@tanstack/react-query';
import { leaveFor } from '../../kit/browser/leave-for.ts';

/** The way to the payment provider's page: pending until the browser has left, and over again when the person comes back with Back. */
export const useGoToPayment = () =>
  useMutation({
    mutationFn: (url: string) => leaveFor(url, window, new AbortController().signal),
  });
