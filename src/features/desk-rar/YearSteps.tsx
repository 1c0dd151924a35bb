import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { fetchRarTable, type RarDesk, useAllocate, usePublish } from './desk-rar.queries.ts';

interface ReallocationProps {
  desk: RarDesk;
  allocating: ReturnType<typeof useAllocate>;
  onDone: () => void;
}

/** Asks before the rooms are allocated anew: what would change, and whether rooms that were given by hand may. */
function Reallocation({ desk, allocating, onDone }: ReallocationProps) {
  const { t } = useTranslation(['deskRar', 'desk']);
  const [replaces, setReplaces] = useState(false);
  const nameOf = (room: string | null) => desk.rooms.find(({ id }) => id === room)?.name ?? room ?? t('noRoom');
  const changes = desk.reallocation?.[replaces ? 'replacing' : 'keeping'] ?? [];
  const isByHand = desk.organisations.some(({ by_hand }) => by_hand !== null);
  return (
    <ConfirmDialog
      open
      onClose={onDone}
      title={t('again.title', { year: desk.year })}
      confirm={t('allocateAgain')}
      busy={allocating.isPending ? t('desk:saving') : undefined}
      onConfirm={() => allocating.mutate(replaces, { onSettled: onDone })}
      keep={t('desk:cancel')}
    >
      {isByHand && (
        <Checkbox
          label={t('again.replace')}
          checked={replaces}
          onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
        />
      )}
      <div aria-live="polite">
        {changes.length === 0 ? (
          <p>{t('again.nothing')}</p>
        ) : (
          <>
            <p>{t('again.changes')}</p>
            <ul>
              {changes.map(({ organisation, from, to }) => (
                <li key={organisation}>
                  {t('again.change', { organisation, before: nameOf(from), after: nameOf(to) })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Publishes the results, allocates the rooms, saves the table. What nothing takes back is asked about first. */
export function YearSteps({ desk }: { desk: RarDesk }) {
  const { t } = useTranslation(['deskRar', 'desk']);
  const [asked, setAsked] = useState<'publish' | 'allocate'>();
  const publishing = usePublish(desk.year);
  const allocating = useAllocate(desk.year);
  const stop = () => setAsked(undefined);
  return (
    <>
      <LiveRegion text={publishing.isSuccess ? t('published') : allocating.isSuccess ? t('allocated') : ''} />
      <Failure error={publishing.error ?? allocating.error} />
      {desk.unscored > 0 && <p>{t('unscored', { count: desk.unscored })}</p>}
      <div className={styles.ways}>
        {desk.can_publish && (
          <Button variant="act" onClick={() => setAsked('publish')}>
            {t('publish')}
          </Button>
        )}
        {desk.can_allocate && desk.reallocation === null && (
          <Button variant="act" onClick={() => setAsked('allocate')}>
            {t('allocate')}
          </Button>
        )}
        {desk.reallocation !== null && (
          <Button variant="line" onClick={() => setAsked('allocate')}>
            {t('allocateAgain')}
          </Button>
        )}
        <div>
          <SaveButton name={`rar-${desk.year}.csv`} fetchFile={() => fetchRarTable(desk.year)}>
            {t('export')}
          </SaveButton>
        </div>
      </div>
      <ConfirmDialog
        open={asked === 'publish'}
        onClose={stop}
        title={t('publishTitle', { year: desk.year })}
        confirm={t('publish')}
        busy={publishing.isPending ? t('desk:saving') : undefined}
        onConfirm={() => publishing.mutate(undefined, { onSettled: stop })}
        keep={t('desk:cancel')}
      >
        <p>{t('publishBody')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'allocate' && desk.reallocation === null}
        onClose={stop}
        title={t('allocateTitle', { year: desk.year })}
        confirm={t('allocate')}
        busy={allocating.isPending ? t('desk:saving') : undefined}
        onConfirm={() => allocating.mutate(false, { onSettled: stop })}
        keep={t('desk:cancel')}
      >
        <p>{t('allocateBody')}</p>
      </ConfirmDialog>
      {asked === 'allocate' && desk.reallocation !== null && (
        <Reallocation desk={desk} allocating={allocating} onDone={stop} />
      )}
    </>
  );
}
