import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { entries } from '../../kit/desk/Desk.css.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { type RarDesk, type RarStanding, useGiveRoom } from './desk-rar.queries.ts';
import * as styles from './Standings.css.ts';

interface Props {
  desk: RarDesk;
  standing: RarStanding;
}

type State = RarStanding['state'];

/** Every state in the order of a report's life, with its colour. */
const tones: Record<State, BadgeTone> = {
  not_open: 'plain',
  draft: 'plain',
  withdrawn: 'plain',
  submitted: 'busy',
  under_review: 'busy',
  returned: 'low',
  submitted_again: 'busy',
  scored: 'ok',
  published: 'ok',
  appealed: 'low',
  settled: 'ok',
  closed: 'stop',
};

const nameIn = ({ rooms }: RarDesk, room: string): string => rooms.find(({ id }) => id === room)?.name ?? room;

/** The lines about an organisation's report that say something: nothing was counted of a report that nobody sent. */
function Progress({ desk, standing }: Props) {
  const { t } = useTranslation('deskRar');
  const { answered, questions, scored, awarded, differing, appeals, points, rank } = standing;
  const isCounted = standing.submitted_at !== null && desk.published_at === null;
  const lines = [
    standing.officers === 0 && t('noOfficers'),
    standing.report_id !== null && desk.published_at === null && t('answered', { count: answered, total: questions }),
    isCounted && t('fact', { label: t('counted'), value: t('of', { count: scored, total: questions }) }),
    isCounted && t('settled', { count: awarded, total: questions }),
    differing > 0 && t('differing', { count: differing }),
    points !== null && t('fact', { label: t('points'), value: t('of', { count: points, total: desk.most }) }),
    rank !== null && t('fact', { label: t('place'), value: rank }),
    appeals > 0 && t('appeals', { count: appeals }),
  ].filter((line) => line !== false);
  return (
    <div className={styles.facts}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The reasons for an organisation's room, or the room it would have if they were allocated now. */
function Why({ desk, standing }: Props) {
  const { t } = useTranslation('deskRar');
  const { proposed, room, room_reason: reason } = standing;
  if (reason === null) return null;
  const had = room ?? proposed;
  if (had === null && standing.wishes.length === 0) return <p>{t('why.noWishes')}</p>;
  return (
    <>
      {room === null && <p>{had === null ? t('why.proposedNone') : t('why.proposed', { room: nameIn(desk, had) })}</p>}
      {had !== null && <p>{reason.wish === null ? t('why.byHand') : t('why.wish', { number: reason.wish })}</p>}
      {reason.taken.map(({ room: id, organisation }) => (
        <p key={id}>{t('why.taken', { room: nameIn(desk, id), organisation })}</p>
      ))}
    </>
  );
}

/** The room of an organisation, to be changed by hand once the rooms are allocated, and its wishes. */
function Room({ desk, standing }: Props) {
  const { t } = useTranslation('deskRar');
  const moment = useMomentWords();
  const giving = useGiveRoom(desk.year);
  const { organisation, wishes, by_hand } = standing;
  return (
    <div className={stack.s}>
      <Failure error={giving.error} />
      {desk.reallocation !== null && (
        <Select
          label={t('roomOf', { name: organisation.name })}
          value={standing.room ?? ''}
          placeholder={t('noRoom')}
          onChange={({ currentTarget }) =>
            giving.mutate({ organisation: organisation.id, room: currentTarget.value || null })
          }
          options={desk.rooms.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div className={styles.facts}>
        {by_hand !== null && <p>{t('byHand', { name: by_hand.by ?? t('someone'), date: moment(by_hand.at).date })}</p>}
        {wishes.length > 0 && <p>{t('wishes', { rooms: wishes.map((room) => nameIn(desk, room)).join(', ') })}</p>}
        <Why desk={desk} standing={standing} />
      </div>
    </div>
  );
}

/** Narrows the list to the reports of one state; each is counted. */
function States({ desk, chosen }: { desk: RarDesk; chosen: State | undefined }) {
  const { t } = useTranslation('deskRar');
  const year = String(desk.year);
  const link = (label: string, all: readonly RarStanding[], state: State | undefined) => ({
    href: deskPaths.rar({ year, state }),
    label: t('filter', { label, count: all.length }),
    current: state === chosen,
  });
  const found = statesOf(desk).map((state) =>
    link(
      t(`states.${state}`),
      desk.organisations.filter((each) => each.state === state),
      state,
    ),
  );
  return <FilterLinks label={t('state')} links={[link(t('all'), desk.organisations, undefined), ...found]} />;
}

/** The states that some report is in. */
const statesOf = ({ organisations }: RarDesk): State[] => {
  const present = new Set(organisations.map(({ state }) => state));
  // The record names every state there is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (Object.keys(tones) as State[]).filter((state) => present.has(state));
};

/** Every organisation of a year, or those whose report is in the `chosen` state, each with its progress and its room. */
export function Standings({ desk, chosen }: { desk: RarDesk; chosen: string | null }) {
  const { t } = useTranslation('deskRar');
  const state = statesOf(desk).find((each) => each === chosen);
  const shown = desk.organisations.filter((each) => state === undefined || each.state === state);
  return (
    <section className={stack.m}>
      <h2>{t('organisations')}</h2>
      <States desk={desk} chosen={state} />
      <ul className={entries}>
        {shown.map((standing) => (
          <li key={standing.organisation.id} className={styles.standing}>
            <p className={styles.organisation}>
              {standing.report_id === null ? (
                standing.organisation.name
              ) : (
                <a className={styles.report} href={deskPaths.rarReport(standing.report_id)}>
                  {standing.organisation.name}
                </a>
              )}
              <Badge tone={tones[standing.state]}>{t(`states.${standing.state}`)}</Badge>
            </p>
            <Progress desk={desk} standing={standing} />
            <Room desk={desk} standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
