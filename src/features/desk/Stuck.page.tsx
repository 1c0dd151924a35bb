import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { stuckQuery, type StuckThing, useRetry } from './people.queries.ts';

function StuckRoom() {
  const { t } = useTranslation('desk');
  const query = useQuery(stuckQuery);
  const retrying = useRetry();
  return (
    <div className={styles.page}>
      <PageTitle page={t('stuck.title')} />
      <h1>{t('stuck.title')}</h1>
      <LiveRegion text={retrying.isSuccess ? t('stuck.retried') : ''} />
      <Failure error={retrying.error} />
      <Loaded query={query}>
        {(things) =>
          things.length === 0 ? (
            <Lead>{t('stuck.none')}</Lead>
          ) : (
            <ul className={styles.entries}>
              {things.map((thing) => (
                <Thing
                  key={`${thing.what} ${thing.id}`}
                  thing={thing}
                  isRetried={retrying.isPending && isSame(retrying.variables, thing)}
                  onRetry={() => retrying.mutate(thing)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

const isSame = (one: StuckThing, other: StuckThing) => one.what === other.what && one.id === other.id;

const kinds = [
  'cancellation',
  'carpool',
  'deletion',
  'hold',
  'interview',
  'payment',
  'rar',
  'refund',
  'rental',
  'transfer',
  'waiting',
  'webhook',
] as const;

/** The kind of work that `what` names: one of the sweeps', a mail, or any other job. */
const kindOf = (what: string) => kinds.find((kind) => kind === what) ?? (what.endsWith('-mail') ? 'mail' : 'job');

interface ThingProps {
  thing: StuckThing;
  isRetried: boolean;
  onRetry: () => void;
}

function Thing({ thing, isRetried, onRetry }: ThingProps) {
  const { t } = useTranslation('desk');
  const moment = useMomentWords();
  const { short, time } = moment(thing.since);
  const retry = thing.history.at(-1);
  return (
    <li className={styles.entry}>
      <span className={styles.detail}>
        <strong>{t(`stuck.kinds.${kindOf(thing.what)}`)}</strong>: {thing.what} {thing.id}
        <br />
        <span lang="en">{thing.last_error}</span>
      </span>
      <span className={styles.detail}>
        {t('stuck.tries', { count: thing.tries })}, {t('since', { date: short, time })}
        {thing.is_given_up && <>, {t('stuck.givenUp')}</>}
        {retry !== undefined && (
          <>
            <br />
            {retry.by === null
              ? t('stuck.retriedAt', { date: moment(retry.at).short, time: moment(retry.at).time })
              : t('stuck.retriedBy', { date: moment(retry.at).short, time: moment(retry.at).time, name: retry.by })}
          </>
        )}
      </span>
      {thing.next_try_at === null && !thing.is_given_up ? (
        <span className={styles.detail}>{t('stuck.queued')}</span>
      ) : (
        <Button variant="line" busy={isRetried ? t('stuck.retrying') : undefined} onClick={onRetry}>
          <span>
            {t('stuck.retry')}
            <VisuallyHidden>
              , {t(`stuck.kinds.${kindOf(thing.what)}`)} {thing.id}
            </VisuallyHidden>
          </span>
        </Button>
      )}
    </li>
  );
}

/** The tasks that keep failing, the oldest first: /desk/stuck */
export default function StuckPage() {
  return (
    <DeskRoom>
      <StuckRoom />
    </DeskRoom>
  );
}
