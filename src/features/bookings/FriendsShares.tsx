import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Bookings.css.ts';
import { usePlaceWords } from './share-labels.ts';
import { isOpen, type Share, sharesQuery, useRemind, useTakeShareBack } from './shares.queries.ts';

const tones: Record<Share['state'], BadgeTone> = {
  asked: 'busy',
  taken: 'busy',
  declined: 'low',
  paid: 'ok',
  released: 'plain',
  taken_back: 'plain',
};

interface RowProps {
  share: Share;
  onDone: (words: string) => void;
}

function FriendsShare({ share, onDone }: RowProps) {
  const { t } = useTranslation('shares');
  const words = useMomentWords();
  const placeWords = usePlaceWords();
  const reminding = useRemind();
  const takingBack = useTakeShareBack();
  const { id, name, email, state, places, total, remind_from: from } = share;
  const friend = name ?? email ?? t('friends.someone');
  const canRemind = useSecondsUntil(from) === 0;
  return (
    <li className={styles.overRow}>
      <div>
        <p>
          <strong>{friend}</strong> {name !== null && email !== null && <span className={muted}>{email}</span>}
        </p>
        {places.length > 0 && (
          <p className={styles.detail}>
            {placeWords(places)}, {total.formatted}
          </p>
        )}
        <p className={muted}>{t(`friends.meaning.${state}`)}</p>
        {from !== null && !canRemind && <p className={muted}>{t('friends.remindFrom', { time: words(from).time })}</p>}
        <Failure error={reminding.error ?? takingBack.error} />
      </div>
      <div className={styles.actions}>
        <Badge tone={tones[state]}>{t(`friends.state.${state}`)}</Badge>
        {canRemind && (
          <Button
            variant="quiet"
            busy={reminding.isPending ? t('friends.reminding') : undefined}
            onClick={() => reminding.mutate(id, { onSuccess: () => onDone(t('friends.reminded', { friend })) })}
          >
            <span>
              {t('friends.remind')}
              <VisuallyHidden>, {friend}</VisuallyHidden>
            </span>
          </Button>
        )}
        {isOpen(share) && (
          <Button
            variant="line"
            busy={takingBack.isPending ? t('friends.takingBack') : undefined}
            onClick={() => takingBack.mutate(id, { onSuccess: () => onDone(t('friends.tookBack', { friend })) })}
          >
            <span>
              {t('friends.takeBack')}
              <VisuallyHidden>, {friend}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Friends whom the person asked to pay for their own places at dates to come, by date: who has paid, and who hasn't. Renders nothing if there are none. */
export function FriendsShares() {
  const { t } = useTranslation('shares');
  const words = useMomentWords();
  const { data = [] } = useQuery(sharesQuery);
  const [done, setDone] = useState<string>();
  if (data.length === 0) return null;
  const groups = Map.groupBy(data, ({ occurrence }) => occurrence.id);
  return (
    <section className={`${stack.m} ${styles.screenOnly}`}>
      <h2>{t('friends.heading')}</h2>
      {done !== undefined && <StatusMessage key={done} title={done} />}
      {[...groups].map(([id, shares]) => (
        <GroupOfShares key={id} shares={shares} when={words} onDone={setDone} />
      ))}
    </section>
  );
}

const openFirst = (a: Share, b: Share) => Number(isOpen(b)) - Number(isOpen(a));

interface GroupProps {
  shares: readonly Share[];
  when: ReturnType<typeof useMomentWords>;
  onDone: (words: string) => void;
}

function GroupOfShares({ shares, when, onDone }: GroupProps) {
  const { t } = useTranslation('shares');
  const [first] = shares;
  if (first === undefined) return null;
  const { short, time } = when(first.occurrence.start);
  const ends = shares.flatMap((share) => (isOpen(share) ? (share.expires_at ?? []) : [])).toSorted();
  const until = ends[0] === undefined ? undefined : when(ends[0]);
  const theirs = shares.filter(({ state }) => state !== 'taken_back');
  return (
    <article className={stack.s}>
      <h3>{first.event.title}</h3>
      <p>
        {short}, {time}.{' '}
        {theirs.length > 0 &&
          t('friends.paid', { count: theirs.filter(({ state }) => state === 'paid').length, all: theirs.length })}
      </p>
      {until !== undefined && <p>{t('friends.until', { date: until.long, time: until.time })}</p>}
      <ul className={styles.list}>
        {shares.toSorted(openFirst).map((share) => (
          <FriendsShare key={share.id} share={share} onDone={onDone} />
        ))}
      </ul>
    </article>
  );
}
