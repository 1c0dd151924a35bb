import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../api/api-error.ts';
import { api } from '../api/client.ts';
import { keepPlace } from '../api/session-end.ts';
import { Failure } from '../content/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './WalletButtons.css.ts';

type Wallet = components['schemas']['Booking']['wallets'][number];

interface Props {
  bookingId: string;
  ticketId: string;
  /** Those that the server issues passes for. */
  wallets: readonly Wallet[];
  /** Tells the buttons from those of other tickets for those who hear the page. */
  of: string;
}

/** Phones have one wallet or the other; other devices may belong to owners of either phone. */
function isForThisDevice(wallet: Wallet): boolean {
  const { userAgent } = navigator;
  return wallet === 'apple' ? !/Android/.test(userAgent) : !/iPhone|iPad/.test(userAgent);
}

async function fetchAddress(wallet: Wallet, path: { booking: string; attendee: string }): Promise<string> {
  const { data } = await api.GET('/bookings/{booking}/attendees/{attendee}/wallet', { ...keepPlace, params: { path } });
  const address = data?.data[wallet];
  if (typeof address !== 'string') throw new ApiError(500, undefined);
  return address;
}

/** Adds a ticket to the wallet of a phone. Renders nothing unless the server issues passes. */
export function WalletButtons({ bookingId, ticketId, wallets, of }: Props) {
  const { t } = useTranslation('tickets');
  const adding = useMutation({
    mutationFn: (wallet: Wallet) => fetchAddress(wallet, { booking: bookingId, attendee: ticketId }),
    // An address of its own and no file of this page: phones hand only what they load themselves to their wallet.
    onSuccess: (address) => location.assign(address),
  });
  const shown = wallets.filter(isForThisDevice);
  if (shown.length === 0) return null;
  return (
    <div className={styles.wallets}>
      <div className={styles.ways}>
        {shown.map((wallet) => (
          <Button
            key={wallet}
            variant="line"
            busy={adding.isPending && adding.variables === wallet ? t('wallet.busy') : undefined}
            onClick={() => adding.mutate(wallet)}
          >
            <span>
              {t(`wallet.${wallet}`)}
              <VisuallyHidden>, {of}</VisuallyHidden>
            </span>
          </Button>
        ))}
      </div>
      <Failure error={adding.error} otherwise={t('wallet.failed')} />
    </div>
  );
}
