import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { CaseActions } from '../../kit/desk/CaseActions.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { type PermitCase, licenceQuery, permitQuery, useDecidePermit } from './permits.queries.ts';

/** The decisions that the chart allows now, as buttons; declining asks for the reason first. */
function PermitDecision({ permit }: { permit: PermitCase }) {
  const { t } = useTranslation(['desk', 'common']);
  const formId = `desk-decline-${permit.id}`;
  const [opened, open] = useOpenForm({ decline: formId });
  const deciding = useDecidePermit(permit);
  const approve = () => deciding.mutate({ event: 'permit.approve' });
  const canApprove = permit.events.includes('permit.approve');
  const canDecline = permit.events.includes('permit.decline');
  const isDeclining = opened !== undefined && canDecline;
  return (
    <CaseActions>
      <LiveRegion text={deciding.isSuccess ? t(`permits.done.${permit.state}`) : ''} />
      {!isDeclining && <Failure error={deciding.error} />}
      {isDeclining ? (
        <DeclineForm id={formId} decide={deciding.mutateAsync} onDone={() => open(undefined)} />
      ) : (
        (canApprove || canDecline) && (
          <div className={styles.ways}>
            {canApprove && (
              <Button variant="act" busy={deciding.isPending ? t('saving') : undefined} onClick={approve}>
                {t('permits.approve')}
              </Button>
            )}
            {canDecline && (
              <Button variant="line" onClick={() => open('decline')}>
                {t('permits.decline')}
              </Button>
            )}
          </div>
        )
      )}
    </CaseActions>
  );
}

interface DeclineProps {
  id: string;
  decide: ReturnType<typeof useDecidePermit>['mutateAsync'];
  onDone: () => void;
}

function DeclineForm({ id, decide, onDone }: DeclineProps) {
  const { t } = useTranslation('desk');
  const form = useForm({
    id,
    fields: { reason: { label: t('permits.reason'), rules: [required] } },
    onSubmit: async ({ reason }) => {
      await decide({ event: 'permit.decline', reason });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      submit={t('permits.decline')}
      variant="danger"
      ways={
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <TextArea {...form.field('reason')} hint={t('permits.reasonHint')} rows={3} maxLength={500} />
    </Form>
  );
}

/** One side of the licence. It is private, so an `<img>` cannot fetch it itself. */
function LicencePhoto({ permit, side }: { permit: PermitCase; side: 'front' | 'back' }) {
  const { t } = useTranslation('desk');
  const photo = useQuery(licenceQuery(permit.id, side));
  return (
    <figure>
      <Loaded query={photo} parts={['tiles']}>
        {(file) => <Shown file={file} alt={t(`permits.licence.${side}`)} />}
      </Loaded>
      <figcaption className={styles.caption}>{t(`permits.licence.${side}`)}</figcaption>
    </figure>
  );
}

function Shown({ file, alt }: { file: Blob; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && setAddress(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address === undefined ? null : <img className={styles.photo} src={address} alt={alt} />;
}

const tones: Record<PermitCase['state'], BadgeTone> = {
  awaiting_payment: 'low',
  under_review: 'busy',
  valid: 'ok',
  refused: 'stop',
};

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
          permit.note !== null && { label: t('permits.note'), value: permit.note },
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
  const { permit = '' } = useParams();
  return <DeskCase query={permitQuery(permit)}>{(data) => <Case permit={data} />}</DeskCase>;
}
