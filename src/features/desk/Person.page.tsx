import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { type PersonCase, type PersonChange, personQuery, useChangePerson } from './people.queries.ts';

const words = {
  'sessions.end': 'people.changes.sessions_end',
  'account.disable': 'people.changes.account_disable',
  'account.enable': 'people.changes.account_enable',
  'second_factor.reset': 'people.changes.second_factor_reset',
  'card.block': 'people.changes.card_block',
  'card.restore': 'people.changes.card_restore',
} as const satisfies Record<PersonChange, string>;

function Case({ person }: { person: PersonCase }) {
  const { t } = useTranslation('desk');
  const moment = useMomentWords();
  return (
    <div className={styles.page}>
      <CaseHead back={{ href: deskPaths.people(), label: t('people.title') }} title={person.name} />
      <SummaryList
        answers={[
          { label: t('email'), value: person.email },
          { label: t('people.kind'), value: t(`people.kinds.${person.user_type}`) },
          { label: t('people.state'), value: t(person.is_disabled ? 'people.closed' : 'people.open') },
          { label: t('people.since'), value: moment(person.created_at).date },
          { label: t('people.sessions'), value: t('people.devices', { count: person.sessions }) },
          person.roles.length > 0 && {
            label: t('people.roles'),
            value: person.roles.map((role) => t(`people.role.${role}`)).join(', '),
          },
        ]}
      />
      <Changes person={person} />
      <History
        passages={person.history}
        words={{
          'sessions.end': t('people.changed.sessions_end'),
          'account.disable': t('people.changed.account_disable'),
          'account.enable': t('people.changed.account_enable'),
          'second_factor.reset': t('people.changed.second_factor_reset'),
          'card.block': t('people.changed.card_block'),
          'card.restore': t('people.changed.card_restore'),
        }}
      />
    </div>
  );
}

/** Each needs a confirmation: they affect somebody else at once. */
function Changes({ person }: { person: PersonCase }) {
  const { t } = useTranslation(['desk', 'common']);
  const [asked, setAsked] = useState<PersonChange>();
  const changing = useChangePerson(person.id);
  const close = () => setAsked(undefined);
  const confirm = () => {
    if (asked !== undefined) changing.mutate(asked);
    close();
  };
  return (
    <>
      <LiveRegion text={changing.isSuccess ? t('people.done') : ''} />
      <Failure error={changing.error} />
      <div className={styles.ways}>
        {person.changes.map((change) => (
          <Button key={change} variant="line" onClick={() => setAsked(change)}>
            {t(words[change])}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={close}
        title={t('people.sure')}
        confirm={asked === undefined ? '' : t(words[asked])}
        onConfirm={confirm}
        keep={t('cancel')}
      >
        <p>{t('people.sureBody', { name: person.name })}</p>
        {asked === 'account.disable' && <p>{t('people.sureClosing')}</p>}
      </ConfirmDialog>
    </>
  );
}

/** One account and the changes to it: /desk/people/:person */
export default function PersonPage() {
  const { person = '' } = useParams();
  return <DeskCase query={personQuery(person)}>{(data) => <Case person={data} />}</DeskCase>;
}
