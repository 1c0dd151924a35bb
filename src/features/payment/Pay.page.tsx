import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError, errorMessage } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { InsecureHost, leaveFor } from '../../kit/browser/leave-for.ts';
import { isSecureHost } from '../../kit/browser/secure-host.ts';
import { pause } from '../../kit/clock/wait.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';

type EmbeddedKeys = components['schemas']['EmbeddedPayment'];

/** The longest wait for the page of the provider's script, in ms: the provider has a page of its own. */
const LONGEST_LOADING_MS = 15_000;

/** The keys for paying inside the portal. */
const embeddedQuery = (payment: string) =>
  queryOptions({
    queryKey: ['me', 'payment', payment, 'embedded'],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/payments/{payment}/embedded', { params: { path: { payment } }, signal })),
    retry: false,
    staleTime: Infinity,
  });

/** Makes the provider's page by its own script from its servers, and destroys it, also one that comes late, when the signal is aborted. */
async function makeProviderPage({ publishable_key, client_secret }: EmbeddedKeys, signal: AbortSignal) {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishable_key);
  if (stripe === null) throw new Error('Stripe.js did not load');
  signal.throwIfAborted();
  const page = await stripe.createEmbeddedCheckoutPage({ fetchClientSecret: () => Promise.resolve(client_secret) });
  // Stripe refuses to make a second page while there is one that was not destroyed.
  if (signal.aborted) page.destroy();
  else signal.addEventListener('abort', () => page.destroy(), { once: true });
  return page;
}

/**
 * Shows the provider's page in `place` until the signal is aborted. Rejects if it doesn't come in time or can't be shown, and before asking
 * for it on an insecure host.
 */
async function showProviderPage(keys: EmbeddedKeys, place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!isSecureHost(location)) throw new InsecureHost();
  const tooLate = pause(LONGEST_LOADING_MS, signal).then(() =>
    Promise.reject(new Error('Stripe’s page took too long')),
  );
  const page = await Promise.race([makeProviderPage(keys, signal), tooLate]);
  if (!signal.aborted) page.mount(place);
}

/** The address of the provider's own page for a payment. */
async function payOnHostedPage(payment: string): Promise<string> {
  const { url } = dataOf(await api.POST('/payments/{payment}/hosted', { params: { path: { payment } } }));
  if (url === null) throw new Error(`Payment ${payment} can no longer be paid`);
  return url;
}

type PayPageProps = { name: 'pay' | 'leaving' | 'leavingFailed' | 'insecureHost' | 'notOpen'; children?: ReactNode };

/** The frame of the pay page: its text and its actions. */
function PayPage({ name, children }: PayPageProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={stack.m}>
      <PageTitle page={t(`${name}.heading`)} />
      <h1 tabIndex={-1}>{t(`${name}.heading`)}</h1>
      <Lead>{t(`${name}.lead`)}</Lead>
      {children}
    </div>
  );
}

type ProviderPageProps = { keys: EmbeddedKeys; onFailure: (failure: unknown) => void };

/** The provider's page, which takes the card and sends the browser on to the portal's return page. */
function ProviderPage({ keys, onFailure }: ProviderPageProps) {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const leaving = new AbortController();
    showProviderPage(keys, place.current, leaving.signal).then(
      () => setShown(true),
      (failure: unknown) => {
        if (!leaving.signal.aborted) onFailure(failure);
      },
    );
    return () => leaving.abort();
  }, [keys, onFailure]);
  return (
    <>
      {!isShown && <Skeleton label={t('loading')} />}
      <div ref={place} />
    </>
  );
}

/** Goes on to the provider's own page, at once if its script fails to load. */
function HostedPage({ payment, wayBack }: { payment: string; wayBack: ReactNode }) {
  const { t } = useTranslation(['payment', 'common']);
  const leaving = useMutation({
    mutationFn: async () => leaveFor(await payOnHostedPage(payment), window, new AbortController().signal),
  });
  const { mutate, isIdle } = leaving;
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);
  if (leaving.isIdle || leaving.isPending) return <PayPage name="leaving" />;
  return (
    <PayPage name="leavingFailed">
      <div className={row}>
        <Button variant="act" onClick={() => leaving.mutate()}>
          {t('common:tryAgain')}
        </Button>
        {wayBack}
      </div>
    </PayPage>
  );
}

function Embedded({ payment, keys }: { payment: string; keys: EmbeddedKeys }) {
  const { t } = useTranslation('payment');
  const [failure, setFailure] = useState<unknown>(undefined);
  const wayBack = (
    <LinkButton variant="quiet" href={keys.cancel_url}>
      {t('dontPay')}
    </LinkButton>
  );
  if (failure instanceof InsecureHost)
    return (
      <PayPage name="insecureHost">
        <div className={row}>{wayBack}</div>
      </PayPage>
    );
  if (failure !== undefined) return <HostedPage payment={payment} wayBack={wayBack} />;
  return (
    <PayPage name="pay">
      <ProviderPage keys={keys} onFailure={setFailure} />
      <div className={row}>{wayBack}</div>
    </PayPage>
  );
}

/** Takes a payment on the provider's page inside the portal, if the union wants it so: /payment/pay?payment=… */
export default function PayPageOfPayment() {
  const { t } = useTranslation(['payment', 'common']);
  const payment = useSearchParams()[0].get('payment') ?? '';
  const { data: keys, error, refetch } = useQuery(embeddedQuery(payment));
  if (keys) return <Embedded payment={payment} keys={keys} />;
  if (error === null) return <Skeleton label={t('common:loading')} />;
  const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404);
  if (isOver)
    return (
      <PayPage name="notOpen">
        <div className={row}>
          <LinkButton href={paths.account()}>{t('toAccount')}</LinkButton>
        </div>
      </PayPage>
    );
  return (
    <PayPage name="leavingFailed">
      <p>{errorMessage(error)}</p>
      <div className={row}>
        <Button variant="act" onClick={() => void refetch()}>
          {t('common:tryAgain')}
        </Button>
      </div>
    </PayPage>
  );
}
