import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import {
  fetchRarTable,
  type RarDesk,
  rarDeskQuery,
  useAllocate,
  useInviteFirst,
  usePublish,
} from './desk-rar.queries.ts';
import { Standings } from './Standings.tsx';

/** Publishing, which is asked about first because nothing takes it back, and the rooms. */
function Steps({ desk }: { desk: RarDesk }) {
  const { t } = useTranslation(['deskRar', 'desk']);
  const [isAsked, setIsAsked] = useState(false);
  const publishing = usePublish(desk.year);
  const allocating = useAllocate(desk.year);
  const isAllocated = desk.organisations.some(({ room }) => room !== null);
  return (
    <>
      <LiveRegion text={publishing.isSuccess ? t('published') : allocating.isSuccess ? t('allocated') : ''} />
      <Failure error={publishing.error ?? allocating.error} />
      <div className={styles.ways}>
        {desk.can_publish && (
          <Button variant="act" onClick={() => setIsAsked(true)}>
            {t('publish')}
          </Button>
        )}
        {desk.can_allocate && (
          <Button
            variant={isAllocated ? 'line' : 'act'}
            busy={allocating.isPending ? t('desk:saving') : undefined}
            onClick={() => allocating.mutate(undefined)}
          >
            {t(isAllocated ? 'allocateAgain' : 'allocate')}
          </Button>
        )}
        <div>
          <SaveButton name={`rar-${desk.year}.csv`} fetchFile={() => fetchRarTable(desk.year)}>
            {t('export')}
          </SaveButton>
        </div>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('publishTitle', { year: desk.year })}
        actions={
          <>
            <Button
              variant="danger"
              busy={publishing.isPending ? t('desk:saving') : undefined}
              onClick={() => publishing.mutate(undefined, { onSettled: () => setIsAsked(false) })}
            >
              {t('publish')}
            </Button>
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              {t('desk:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('publishBody')}</p>
      </Dialog>
    </>
  );
}

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
        ...(desk.appeals_until === null
          ? []
          : [{ label: t('appealsUntil'), value: at(minuteBefore(desk.appeals_until)) }]),
      ]}
    />
  );
}

/** Invites somebody for an organisation that has nobody on the portal. */
function FirstOfficer({ desk }: { desk: RarDesk }) {
  const { t } = useTranslation(['deskRar', 'desk']);
  const without = desk.organisations.filter(({ officers }) => officers === 0);
  const [chosen, setChosen] = useState('');
  const inviting = useInviteFirst(chosen);
  const form = useForm({
    id: 'desk-rar-officer',
    fields: {
      organisation: { label: t('organisation'), rules: [required] },
      email: { label: t('desk:email'), rules: [required, emailAddress] },
    },
    onSubmit: ({ email }) => inviting.mutateAsync(email),
  });
  if (without.length === 0) return null;
  return (
    <section className={stack.m}>
      <h2>{t('invite.title')}</h2>
      <LiveRegion text={inviting.isSuccess ? t('invite.done') : ''} />
      {inviting.isSuccess && <Banner tone="ok">{t('invite.done')}</Banner>}
      <Form form={form} submit={t('invite.send')} variant="line">
        <Select
          {...form.field('organisation')}
          placeholder={t('invite.choose')}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={without.map(({ organisation: { id, name } }) => ({ value: id, label: name }))}
        />
        <TextInput {...form.field('email')} type="email" autoComplete="off" />
      </Form>
    </section>
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
            <Steps key={desk.year} desk={desk} />
            <Standings desk={desk} chosen={chosen} />
            <FirstOfficer desk={desk} />
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
