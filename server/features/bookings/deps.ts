import type { Selectable } from 'kysely';
import type { Schema } from '../../kernel/db/schema.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { PaymentDeps } from '../../kernel/payments/payable.ts';
import type { Catalogue } from './catalogue.ts';

export type BookingDeps = Deps &
  PaymentDeps & {
    catalogue: Catalogue;
    /** The provider's key for browsers; null where it has none. */
    publishableKey: string | null;
  } & Pick<Kernel, 'drawScene' | 'drawImages' | 'wallets' | 'cache'>;

export type BookingRow = Selectable<Schema['bookings']>;
