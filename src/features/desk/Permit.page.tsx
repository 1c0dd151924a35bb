import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import { LicencePhoto } from './LicencePhoto.tsx';
import { PermitDecision } from './PermitDecision.tsx';
import { permitQuery, type PermitCase } from './permits.queries.ts';

const tones: Record<PermitCase['state'], BadgeTone> = {
  awaiting_payment: 'low',
  under_review: 'busy',
  valid: 'ok',
  refused: 'stop',
};

function PermitRoom() {
  const { permit = '' } = useParams();
  const query = useQuery(permitQuery(permit));
  return <Loaded query={query}>{(data) => <Case permit={data} />}</Loaded>;
}

function Case({ permit }: { permit: PermitCase }) {
  const { t } = useTranslation('desk');
  const moment = useMomentWords();
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.permits(), label: t('permits.title') }}
        title={permit.name}
        badge={<Badge tone={tones[permit.state]}>{t(`permits.states.${permit.state}`)}</Badge>}
      />
      {permit.has_licence && (
        <div className={styles.photos}>
          <LicencePhoto permit={permit} side="front" />
          <LicencePhoto permit={permit} side="back" />
        </div>
      )}
      <SummaryList
        answers={[
          { label: t('permits.plate'), value: permit.number_plate },
          { label: t('email'), value: permit.email },
          { label: t('permits.year'), value: permit.year },
          { label: t('permits.sent'), value: moment(permit.created_at).long },
          ...(permit.note === null ? [] : [{ label: t('permits.note'), value: permit.note }]),
        ]}
      />
      <PermitDecision permit={permit} />
      <History
        passages={permit.history}
        words={{
          'payment.receive': t('events.paid'),
          'permit.approve': t('events.approved'),
          'permit.decline': t('events.declined'),
          'application.resend': t('events.resent'),
        }}
      />
    </div>
  );
}

/** One application: photos, facts, actions and history: /desk/permits/:permit */
export default function PermitPage() {
  return (
    <DeskRoom>
      <PermitRoom />
    </DeskRoom>
  );
}
