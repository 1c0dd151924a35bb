import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPayment, paymentFrom } from '../../kit/payment/AccountPayment.tsx';
import { standingOfPayment } from '../../kit/payment/payment.actors.ts';
import { paths } from '../../kit/paths.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { payRentalPath } from './pay-rental-path.ts';
import { myRentalsQuery, type RentalRequest } from './rentals.queries.ts';

interface Props {
  request: string;
  payment: NonNullable<RentalRequest['payment']>;
  /** As the address says it. */
  from: string;
}

/** The payment of a request, until the portal knows how it ended: /account/rentals/:request?from= */
export function PayRental({ request, payment: { id, url }, from }: Props) {
  const { t } = useTranslation('rentals');
  const [way] = useState(() => paymentFrom(from));
  const queries = useQueryClient();
  // The request's page is shown next, and says how it stands then.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: myRentalsQuery.queryKey }), [queries]);
  return (
    <AccountPayment
      id={id}
      url={url}
      from={way}
      here={payRentalPath(request, 'success')}
      onwards={paths.myRental(request)}
      standingOf={standingOfPayment}
      ways={
        <LinkButton variant="quiet" href={paths.myRental(request)}>
          {t('mine.back')}
        </LinkButton>
      }
    />
  );
}
