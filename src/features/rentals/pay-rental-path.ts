import { paths } from '../../kit/paths.ts';

/** The payment of a request, on its own page: from an `order` it goes on to the provider, which sends people back to it. */
export const payRentalPath = (request: string, from: 'order' | 'success' | 'cancel'): string =>
  `${paths.myRental(request)}?from=${from}`;
