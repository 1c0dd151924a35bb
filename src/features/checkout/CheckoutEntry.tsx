import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutInput } from '../../../machines/checkout/checkout.types.ts';
import { useSession } from '../../kit/session/session.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Checkout } from './Checkout.tsx';
import * as styles from './checkout.css.ts';
import { findStart } from './find-start.ts';

interface Props {
  input: CheckoutInput;
  /** True at the address of a finished booking. */
  isAtEnd?: boolean;
  startOver: () => void;
  children: ReactNode;
}

/** Finds the person and their progress, then runs the checkout. Later changes of `input` do not matter: give another key. */
export function CheckoutEntry({ input, isAtEnd = false, startOver, children }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const [first] = useState({ input, isAtEnd });
  const session = useSession();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['checkout-start', useId()],
    queryFn: () => findStart(queries, first.input, first.isAtEnd),
    enabled: session.state !== 'unknown',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) throw error;
  if (!data)
    return (
      <div className={styles.notice}>
        <Skeleton label={t('common:loading')} parts={['heading', 'long', 'medium', 'tiles']} />
      </div>
    );
  return (
    <Checkout input={first.input} start={data.start} profile={data.profile} startOver={startOver}>
      {children}
    </Checkout>
  );
}
