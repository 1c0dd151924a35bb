import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useMutation } from '@tanstack/react-query';
import { cancelRide, type Ride, ridesQuery } from './carpool.queries.ts';

/** Cancels the booking, after explaining the consequences. The list is fetched again once the success has been seen. */
export function CancelRide({ ride, title }: { ride: Ride; title: string }) {
  const { t } = useTranslation(['carpool', 'common']);
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({ mutationFn: cancelRide });
  const close = () => {
    setIsAsking(false);
    if (isSuccess) void queries.invalidateQueries({ queryKey: ridesQuery.queryKey });
    else reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('cancel.button')}
        <VisuallyHidden>, {title}</VisuallyHidden>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t(isSuccess ? 'cancel.done' : 'cancel.title')}
        actions={
          isSuccess ? (
            <Button variant="act" onClick={close}>
              {t('cancel.continue')}
            </Button>
          ) : (
            <>
              <Button variant="danger" busy={isPending ? t('cancel.busy') : undefined} onClick={() => mutate(ride.id)}>
                {t('cancel.confirm')}
              </Button>
              <Button variant="quiet" onClick={close}>
                {t('cancel.keep')}
              </Button>
            </>
          )
        }
      >
        <Failure error={error} />
        <p role={isSuccess ? 'status' : undefined}>{t(isSuccess ? 'cancel.told' : 'cancel.body', { date: title })}</p>
      </Dialog>
    </>
  );
}
