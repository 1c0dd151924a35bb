import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { type RentalRequest, type RentalWish, useSaveRental } from './rentals.queries.ts';

/** The same wish without some of its weeks. */
function without(request: RentalRequest, left_out: string[]): RentalWish {
  const { organisation, venue, equipment, purpose, people, access_needs, repeats_until } = request;
  return {
    organisation: organisation?.id ?? null,
    venue: venue?.id ?? null,
    equipment: equipment.map(({ id, quantity }) => ({ id, quantity })),
    start: request.start_local,
    end: request.end_local,
    purpose,
    people,
    access_needs,
    repeats_until,
    left_out,
  };
}

/** Leaves out the weeks of a request at which its venue is taken, and asks for them again; nothing where there are no such weeks. */
export function Weeks({ request }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  const saving = useSaveRental(request.id);
  const { times, clashes, left_out, can_change } = request;
  const taken = clashes.map(({ day }) => day);
  const canLeaveOut = can_change && taken.length > 0 && taken.length < times.length;
  const save = (days: string[]) => saving.mutate(without(request, days));
  return (
    <>
      <LiveRegion text={saving.isSuccess ? t('weeks.done') : ''} />
      <Failure error={saving.error} />
      {canLeaveOut && (
        <div>
          <Button
            variant="line"
            busy={saving.isPending ? t('form.busy') : undefined}
            onClick={() => save([...left_out, ...taken])}
          >
            {t('weeks.leaveOut', { count: taken.length })}
          </Button>
        </div>
      )}
      {can_change && left_out.length > 0 && (
        <div>
          <Button variant="quiet" busy={saving.isPending ? t('form.busy') : undefined} onClick={() => save([])}>
            {t('weeks.takeBack')}
          </Button>
        </div>
      )}
    </>
  );
}
