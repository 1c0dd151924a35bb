import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { interviewPlanQuery, type PlanCompany, useRevokeLink } from './desk-interviews.queries.ts';
import { HoursForm } from './PlanHours.tsx';
import { LinkForm } from './PlanLink.tsx';

/** A company's days with their interviews, and the links it has. */
function Days({ plan: { company, days } }: { plan: PlanCompany }) {
  const { t } = useTranslation(['deskInterviews', 'desk', 'common']);
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const revoking = useRevokeLink();
  const [asked, setAsked] = useState<{ link: string; day: string }>();
  const { slug, title, stand } = company;
  const ended = revoking.isSuccess ? days.find(({ date }) => date === revoking.variables.day) : undefined;
  const close = () => setAsked(undefined);
  const confirm = () => {
    if (asked !== undefined) revoking.mutate(asked);
    close();
  };
  return (
    <section className={stack.s}>
      <h2>{stand === null ? title : t('plan.atStand', { company: title, stand })}</h2>
      <Failure error={revoking.error} otherwise={t('links.notEnded')} />
      {ended?.link === null && (
        <StatusMessage>{t('links.ended', { company: title, date: dayWords(ended.date).short })}</StatusMessage>
      )}
      <Table
        caption={title}
        captionHidden
        stacks
        columns={[
          { label: t('plan.day') },
          { label: t('plan.slots') },
          { label: t('plan.outcomes') },
          { label: t('links.link') },
        ]}
        rows={days.map(({ date, slots, attended, missed, link }) => {
          const taken = slots.filter(({ is_taken }) => is_taken).length;
          const [first, last] = [slots[0], slots.at(-1)];
          const hours = first && last ? `${moment(first.start).time} – ${moment(last.end).time}` : null;
          return {
            key: date,
            cells: [
              dayWords(date).short,
              hours === null ? t('plan.none') : t('plan.taken', { hours, taken, count: slots.length }),
              t('plan.came', { attended, missed }),
              link === null ? (
                t('links.none')
              ) : (
                <Button
                  key={link.id}
                  variant="quiet"
                  busy={revoking.isPending && revoking.variables.link === link.id ? t('desk:saving') : undefined}
                  onClick={() => setAsked({ link: link.id, day: date })}
                >
                  {t('links.revoke', { company: title, date: dayWords(date).short })}
                </Button>
              ),
            ],
          };
        })}
      />
      <p className={row}>
        <a href={deskPaths.interviews({ company: slug })}>{t('plan.list', { company: title })}</a>
      </p>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={close}
        title={t('links.endTitle', { company: title, date: asked ? dayWords(asked.day).short : '' })}
        confirm={t('links.end')}
        onConfirm={confirm}
        keep={t('desk:cancel')}
      >
        <p>{t('links.endBody')}</p>
      </ConfirmDialog>
    </section>
  );
}

/** The changes to plans and links, oldest first. */
function PlanHistory({ companies }: { companies: readonly PlanCompany[] }) {
  const { t } = useTranslation('deskInterviews');
  const dayWords = useDayWords();
  const passages = companies
    .flatMap(({ company, days }) =>
      days.flatMap(({ date, history }) =>
        history.map((change) => ({
          ...change,
          note: [company.title, dayWords(date).short, ...(change.note ? [change.note] : [])].join(', '),
        })),
      ),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <History
      passages={passages}
      words={{
        'day.plan': t('events.planned'),
        'link.issue': t('events.linkMade'),
        'link.revoke': t('events.linkEnded'),
      }}
    />
  );
}

function PlanRoom() {
  const { t } = useTranslation('deskInterviews');
  const plan = useQuery(interviewPlanQuery);
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: deskPaths.interviews(), label: t('title') }} title={t('plan.title')} />
      <Loaded query={plan}>
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState title={t('plan.noExpo')} />
          ) : (
            <>
              <section className={stack.m}>
                <h2>{t('plan.hours')}</h2>
                <p>{t('plan.lead')}</p>
                <HoursForm plan={companies} />
              </section>
              <section className={stack.m}>
                <h2>{t('links.title')}</h2>
                <p>{t('links.lead')}</p>
                <LinkForm plan={companies} />
              </section>
              {companies.map((each) => (
                <Days key={each.company.slug} plan={each} />
              ))}
              <PlanHistory companies={companies} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** The companies' slots, outcomes and links: /desk/interviews/plan */
export default function DeskInterviewPlanPage() {
  return (
    <DeskRoom>
      <PlanRoom />
    </DeskRoom>
  );
}
