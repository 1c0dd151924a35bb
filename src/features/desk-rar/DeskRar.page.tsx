import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { type RarDesk, rarDeskQuery, useInviteFirst } from './desk-rar.queries.ts';
import { Standings } from './Standings.tsx';
import { YearSteps } from './YearSteps.tsx';

function Facts({ desk }: { desk: RarDesk }) {
  const { t } = useTranslation('deskRar');
  const moment = useMomentWords();
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  const begun = desk.organisations.filter(({ report_id }) => report_id !== null).length;
  const sent = desk.organisations.filter(({ submitted_at }) => submitted_at !== null).length;
  return (
    <SummaryList
      answers={[
        { label: t('opens'), value: at(desk.opens_at) },
        { label: t('closes'), value: at(minuteBefore(desk.closes_at)) },
        { label: t('begun'), value: t('of', { count: begun, total: desk.organisations.length }) },
        { label: t('sent'), value: t('of', { count: sent, total: desk.organisations.length }) },
        { label: t('publishedAt'), value: desk.published_at === null ? t('notYet') : at(desk.published_at) },
        desk.appeals_until !== null && { label: t('appealsUntil'), value: at(minuteBefore(desk.appeals_until)) },
      ]}
    />
  );
}

type Organisation = RarDesk['organisations'][number];

/** Invites somebody for an organisation that has nobody on the portal. */
function FirstOfficer({ desk }: { desk: RarDesk }) {
  const { t } = useTranslation('deskRar');
  const without = desk.organisations.filter(({ officers }) => officers === 0);
  const [sent, setSent] = useState(0);
  if (without.length === 0) return null;
  return (
    <section className={stack.m}>
      <h2>{t('invite.title')}</h2>
      <LiveRegion text={sent > 0 && <span key={sent}>{t('invite.done')}</span>} />
      {sent > 0 && <Banner tone="ok">{t('invite.done')}</Banner>}
      <InviteForm key={sent} without={without} onSent={() => setSent(sent + 1)} />
    </section>
  );
}

/** Emptied once the invitation has been sent. */
function InviteForm({ without, onSent }: { without: readonly Organisation[]; onSent: () => void }) {
  const { t } = useTranslation(['deskRar', 'desk']);
  const inviting = useInviteFirst();
  const form = useForm({
    id: 'desk-rar-officer',
    fields: {
      organisation: { label: t('organisation'), rules: [required] },
      email: { label: t('desk:email'), rules: [required, emailAddress] },
    },
    onSubmit: (invited) => inviting.mutateAsync(invited).then(onSent),
  });
  return (
    <Form form={form} submit={t('invite.send')} variant="line">
      <Select
        {...form.field('organisation')}
        placeholder={t('invite.choose')}
        options={without.map(({ organisation: { id, name } }) => ({ value: id, label: name }))}
      />
      <TextInput {...form.field('email')} type="email" autoComplete="off" />
    </Form>
  );
}

function RarRoom() {
  const { t } = useTranslation('deskRar');
  const search = new URLSearchParams(useSearch());
  const wanted = Number(search.get('year'));
  const chosen = search.get('state');
  const query = useQuery(rarDeskQuery(Number.isInteger(wanted) && wanted > 0 ? wanted : undefined));
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      <Loaded query={query}>
        {(desk) => (
          <>
            <FilterLinks
              label={t('years')}
              links={desk.years.map((year) => ({
                href: deskPaths.rar({ year: String(year) }),
                label: String(year),
                current: year === desk.year,
              }))}
            />
            <Facts desk={desk} />
            <YearSteps key={desk.year} desk={desk} />
            <Standings desk={desk} chosen={chosen} />
            <FirstOfficer desk={desk} />
            <History
              passages={desk.history}
              words={{
                'results.publish': t('events.publish'),
                'rooms.allocate': t('events.allocate'),
                'room.give': t('events.giveRoom'),
                'room.take': t('events.takeRoom'),
                'officer.invite': t('events.invite'),
              }}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The yearly reports of all organisations: /desk/rar */
export default function DeskRarPage() {
  return (
    <DeskRoom>
      <RarRoom />
    </DeskRoom>
  );
}
