import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { chooseOrganisation, useOrganisation } from '../../kit/person/organisation.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import {
  type Officers,
  officersQuery,
  useInviteOfficer,
  useLeaveOrganisation,
  useWithdrawInvitation,
} from './officers.queries.ts';

/** Those in office, and since when. */
function InOffice({ officers }: Pick<Officers, 'officers'>) {
  const { t } = useTranslation('officers');
  const moment = useMomentWords();
  const dayWords = useDayWords();
  return (
    <Table
      caption={t('inOffice')}
      stacks
      columns={[{ label: t('name') }, { label: t('since') }, { label: t('until') }, { label: t('invitedBy') }]}
      rows={officers.map(({ name, since, until, invited_by, is_you }, index) => ({
        key: `${name}${index}`,
        cells: [
          is_you ? t('you', { name }) : name,
          moment(since).date,
          until === null ? t('noEnd') : dayWords(until).long,
          invited_by ?? t('nobody'),
        ],
      }))}
    />
  );
}

/** The invitations that nobody has accepted yet. */
function Open({ id, invitations }: { id: string } & Pick<Officers, 'invitations'>) {
  const { t } = useTranslation(['officers', 'common']);
  const moment = useMomentWords();
  const withdrawing = useWithdrawInvitation(id);
  return (
    <>
      <LiveRegion text={withdrawing.isSuccess ? t('withdrawn') : ''} />
      <Failure error={withdrawing.error} />
      {invitations.length > 0 && (
        <Table
          caption={t('open')}
          stacks
          columns={[{ label: t('email') }, { label: t('by') }, { label: t('expires') }, { label: t('ways') }]}
          rows={invitations.map((invitation) => ({
            key: invitation.id,
            cells: [
              invitation.email,
              invitation.hands_over ? t('handsOver', { name: invitation.by }) : invitation.by,
              moment(invitation.expires_at).date,
              <Button
                key="withdraw"
                variant="quiet"
                busy={withdrawing.isPending && withdrawing.variables === invitation.id ? t('withdrawing') : undefined}
                onClick={() => withdrawing.mutate(invitation.id)}
              >
                {t('withdraw', { email: invitation.email })}
              </Button>,
            ],
          }))}
        />
      )}
    </>
  );
}

/** Invites somebody beside oneself, or in one's own place. */
function InviteForm({ id, until }: { id: string; until: string }) {
  const { t } = useTranslation('officers');
  const day = useDayWords()(until).long;
  const inviting = useInviteOfficer(id);
  const form = useForm({
    id: `officers-${id}`,
    fields: {
      email: { label: t('invite.email'), rules: [required, emailAddress] },
      place: { label: t('invite.place'), rules: [required] },
    },
    initial: { place: 'beside' },
    onSubmit: ({ email: to, place }) => inviting.mutateAsync({ email: to, hands_over: place === 'instead' }),
  });
  return (
    <section className={stack.m}>
      <h2>{t('invite.title')}</h2>
      <LiveRegion text={inviting.isSuccess ? t('invite.done', { email: inviting.variables.email }) : ''} />
      {inviting.isSuccess && <Banner tone="ok">{t('invite.done', { email: inviting.variables.email })}</Banner>}
      <Form form={form} submit={t('invite.send')} busy={t('invite.sending')}>
        <TextInput {...form.field('email')} type="email" hint={t('invite.emailHint')} autoComplete="off" />
        <RadioCards
          {...form.field('place')}
          options={[
            { value: 'beside', title: t('invite.beside'), detail: t('invite.besideDetail') },
            { value: 'instead', title: t('invite.instead'), detail: t('invite.insteadDetail', { day }) },
          ]}
        />
      </Form>
    </section>
  );
}

/** Asks before somebody gives their office up. */
function Leave({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['officers', 'common']);
  const [isAsked, setIsAsked] = useState(false);
  const leaving = useLeaveOrganisation(id);
  return (
    <section className={stack.m}>
      <h2>{t('leave.title')}</h2>
      <p>{t('leave.lead')}</p>
      <Failure error={leaving.error} />
      <div>
        <Button variant="line" onClick={() => setIsAsked(true)}>
          {t('leave.button')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('leave.ask', { name })}
        confirm={t('leave.button')}
        busy={leaving.isPending ? t('leave.leaving') : undefined}
        onConfirm={() => leaving.mutate(undefined, { onSettled: () => setIsAsked(false) })}
        keep={t('leave.stay')}
      >
        <p>{t('leave.body')}</p>
      </ConfirmDialog>
    </section>
  );
}

function OrganisationSection({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('officers');
  const query = useQuery(officersQuery(id));
  return (
    <>
      <Lead>{t('actsFor', { name })}</Lead>
      <div className={row}>
        <LinkButton variant="line" href={paths.rar()}>
          {t('report')}
        </LinkButton>
      </div>
      <Loaded query={query}>
        {({ officers, invitations, hands_over_until }) => (
          <>
            <InOffice officers={officers} />
            <Open id={id} invitations={invitations} />
            <InviteForm id={id} until={hands_over_until} />
            <Leave id={id} name={name} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The organisations that the person acts for, and who else does: /account/organisations */
export default function OfficersPage() {
  const { t } = useTranslation(['officers', 'common']);
  const { all, current } = useOrganisation();
  const isKnown = useProfile() !== undefined;
  return (
    <div className={stack.l}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      {!isKnown && <Skeleton label={t('common:loading')} parts={['long', 'medium']} />}
      {isKnown && current === undefined && (
        <EmptyState title={t('none')}>
          <p>{t('noneBody')}</p>
        </EmptyState>
      )}
      {current !== undefined && (
        <>
          {all.length > 1 && (
            <Select
              label={t('choose')}
              width="medium"
              value={current.id}
              onChange={({ currentTarget }) => chooseOrganisation(currentTarget.value)}
              options={all.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <OrganisationSection key={current.id} {...current} />
        </>
      )}
    </div>
  );
}
