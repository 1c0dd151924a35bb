import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { useTabDraft } from '../../kit/forms/use-tab-draft.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useLastMinute } from './Countdown.tsx';
import * as styles from './rar.css.ts';
import { type RarResult, useWishes } from './rar.queries.ts';

const TITLE_ID = 'wishes';
const wishId = (room: string) => `wish-${room}`;

/** The list with the entry at `index` one place further up. */
const movedUp = (list: readonly string[], index: number): string[] =>
  list.toSpliced(index, 1).toSpliced(index - 1, 0, ...list.slice(index, index + 1));

/** The order as it is being made, kept in this tab until it is sent. */
function useOrder(organisation: string, { year, wishes: sent, rooms }: RarResult) {
  const { draft, put, forget } = useTabDraft(`rar-wishes-${organisation}-${year}`);
  const { wishes: kept, sent: begunFrom } = draft;
  const known = kept?.split(' ').filter((wish) => rooms.some((room) => room.id === wish));
  const wishes = known ?? sent;
  const sentNow = sent.join(' ');
  return {
    wishes,
    /** True if the order that is shown differs from the one that was sent. */
    isUnsaved: wishes.join(' ') !== sentNow,
    /** True if another officer has sent an order since this one was begun. */
    isOvertaken: kept !== undefined && begunFrom !== sentNow && wishes.join(' ') !== sentNow,
    put: (next: readonly string[]) => put({ wishes: next.join(' '), sent: begunFrom ?? sentNow }),
    forget,
  };
}

/** Shows the order that another officer has sent meanwhile, and lets it stand. */
function Overtaken({ result, onTake }: { result: RarResult; onTake: () => void }) {
  const { t } = useTranslation('rar');
  const names = result.wishes.flatMap((id) => result.rooms.filter((room) => room.id === id)).map(({ name }) => name);
  return (
    <Banner title={t('wishes.overtaken')}>
      <div className={stack.s}>
        {names.length === 0 && <p>{t('wishes.none')}</p>}
        <ol className={styles.rooms}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <p>{t('wishes.overtakenHow')}</p>
        <Button variant="line" onClick={onTake}>
          {t('wishes.take')}
        </Button>
      </div>
    </Banner>
  );
}

type Room = RarResult['rooms'][number];

function RoomName({ name, place }: Room) {
  return (
    <span>
      <strong>{name}</strong> <span className={styles.note}>{place}</span>
    </span>
  );
}

interface RoomsProps {
  rooms: readonly Room[];
  wishes: readonly string[];
  /** Called with the new order, and the id of the element where the focus goes. */
  onChange: (wishes: readonly string[], focusId: string) => void;
}

/** The rooms in the order that was made, each with the ways to move it up and to take it out. */
function WishedRooms({ rooms, wishes, onChange }: RoomsProps) {
  const { t } = useTranslation('rar');
  return (
    <ol className={styles.rooms}>
      {rooms.map((room, index) => (
        <li key={room.id} id={wishId(room.id)} tabIndex={-1}>
          <div className={styles.room}>
            <RoomName {...room} />
            <span className={row}>
              {index > 0 && (
                <Button variant="quiet" onClick={() => onChange(movedUp(wishes, index), wishId(room.id))}>
                  {t('wishes.up')}
                  <VisuallyHidden> {room.name}</VisuallyHidden>
                </Button>
              )}
              <Button variant="quiet" onClick={() => onChange(wishes.toSpliced(index, 1), TITLE_ID)}>
                {t('wishes.remove')}
                <VisuallyHidden> {room.name}</VisuallyHidden>
              </Button>
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The rooms that aren't in the order, each with the way to put it last in the order. */
function OtherRooms({ rooms, wishes, onChange }: RoomsProps) {
  const { t } = useTranslation('rar');
  return (
    <>
      <h3>{t('wishes.others')}</h3>
      <ul className={styles.files}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.room}>
            <RoomName {...room} />
            <Button variant="line" onClick={() => onChange([...wishes, room.id], wishId(room.id))}>
              {t('wishes.add')}
              <VisuallyHidden> {room.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The rooms that the organisation would like, in order; until the rooms are allocated. */
export function RoomWishes({ organisation, result }: { organisation: string; result: RarResult }) {
  const { t } = useTranslation('rar');
  const saving = useWishes(organisation, result.year);
  const { wishes, isUnsaved, isOvertaken, put, forget } = useOrder(organisation, result);
  const lastMinute = useLastMinute();
  const isFixed = useSecondsUntil(result.appeals_until) === 0;
  const [touched, setTouched] = useState<{ id: string } | null>(null);
  // The button that was pressed may be gone: focus goes on with the room that moved.
  useEffect(() => {
    if (touched !== null) document.getElementById(touched.id)?.focus();
  }, [touched]);
  const change = (next: readonly string[], id: string) => {
    saving.reset();
    put(next);
    setTouched({ id });
  };
  const wished = wishes.flatMap((id) => result.rooms.filter((room) => room.id === id));
  const others = result.rooms.filter(({ id }) => !wishes.includes(id));
  return (
    <section aria-labelledby={TITLE_ID} className={styles.question}>
      <h2 id={TITLE_ID} className={styles.part} tabIndex={-1}>
        {t('wishes.title')}
      </h2>
      <p>{t('wishes.how')}</p>
      <p>{isFixed ? t('wishes.anyDay') : t('wishes.closes', { until: lastMinute(result.appeals_until) })}</p>
      {isOvertaken && (
        <Overtaken
          result={result}
          onTake={() => {
            forget();
            setTouched({ id: TITLE_ID });
          }}
        />
      )}
      {wished.length === 0 && <p className={styles.note}>{t('wishes.none')}</p>}
      <WishedRooms rooms={wished} wishes={wishes} onChange={change} />
      {others.length > 0 && <OtherRooms rooms={others} wishes={wishes} onChange={change} />}
      {saving.isError && (
        <Banner tone="bad" role="alert">
          {errorMessage(saving.error) ?? t('wishes.failed')}
        </Banner>
      )}
      {isUnsaved && !saving.isSuccess && <Banner tone="warn">{t('wishes.unsaved')}</Banner>}
      <output className={styles.note}>{saving.isSuccess && t('wishes.saved')}</output>
      <div>
        <Button
          busy={saving.isPending ? t('status.saving') : undefined}
          onClick={() => saving.mutate({ rooms: wishes, before: result.wishes }, { onSuccess: forget })}
        >
          {t('wishes.submit')}
        </Button>
      </div>
    </section>
  );
}
