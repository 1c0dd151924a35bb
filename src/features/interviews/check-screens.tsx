import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview, InterviewStep } from '../../../machines/interview/interview.types.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { DocumentForm } from '../../kit/documents/DocumentForm.tsx';
import { documentsQuery, type CareerFile } from '../../kit/documents/documents.queries.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { usePlaceWords } from './interviews.queries.ts';
import { StepPage, useCompanyName } from './StepPage.tsx';
import { BackTo, useFact, useIsBusy, useSend } from './interview.flow.ts';

/** The option that attaches nothing. */
const NONE = 'none';

/** Says until when the slot is held. */
function Held() {
  const { t } = useTranslation('interviews');
  const moment = useMomentWords();
  const expiresAt = useFact(({ context }) => context.interview?.expires_at ?? null);
  if (expiresAt === null) return null;
  return (
    <Banner title={t('held.title', { time: moment(expiresAt).time })}>
      <p>{t('held.body')}</p>
    </Banner>
  );
}

function CvForm({ documents, chosen }: { documents: readonly CareerFile[]; chosen: string | null }) {
  const { t } = useTranslation(['interviews', 'common']);
  const send = useSend();
  const moment = useMomentWords();
  const isThere = documents.some(({ id }) => id === chosen);
  const form = useForm({
    id: 'interview-cv',
    fields: { cv: { label: t('cv.label'), rules: [required] } },
    initial: { cv: isThere && chosen !== null ? chosen : documents.length === 0 ? NONE : '' },
    save: false,
    onSubmit: ({ cv }) => send({ type: 'cv.choose', cv: cv === NONE ? null : cv }),
  });
  return (
    <Form form={form} submit={t('common:continue')} ways={<BackTo step="slot" />}>
      <RadioCards
        {...form.field('cv')}
        options={[
          ...documents.map(({ id, file_name, uploaded_at }) => ({
            value: id,
            title: file_name,
            detail: t('cv.uploaded', { date: moment(uploaded_at).date }),
          })),
          { value: NONE, title: t('cv.none'), detail: t('cv.noneDetail') },
        ]}
      />
    </Form>
  );
}

interface AddProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAdded: (file: CareerFile) => void;
}

/** Uploads a CV, once that is asked for. */
function AddCv({ isOpen, onOpen, onAdded }: AddProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const section = useFocusHome<HTMLElement>('input, button');
  const close = (
    <Button variant="quiet" onClick={() => onOpen(false)}>
      {t('common:cancel')}
    </Button>
  );
  return (
    <section ref={section} className={stack.m}>
      <h2>{t('cv.add')}</h2>
      {isOpen ? (
        <DocumentForm onAdded={onAdded} ways={close} />
      ) : (
        <div>
          <Button variant="line" onClick={() => onOpen(true)}>
            {t('cv.upload')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A CV from the career documents, one uploaded here, or none. */
export function CvScreen() {
  const { t } = useTranslation(['interviews', 'documents']);
  const company = useCompanyName();
  const documents = useQuery(documentsQuery);
  const chosen = useFact(({ context }) => context.cv);
  const [added, setAdded] = useState<CareerFile>();
  const [isAdding, setIsAdding] = useState(false);
  const finish = (file: CareerFile) => {
    setIsAdding(false);
    setAdded(file);
  };
  return (
    <StepPage lead={t('cv.lead', { company })}>
      <Held />
      <Loaded query={documents}>
        {(all) => (
          <>
            {added && (
              <StatusMessage key={added.id}>{t('documents:uploaded', { name: added.file_name })}</StatusMessage>
            )}
            {/* Hidden meanwhile: continuing would leave behind a file that is chosen but not yet uploaded. */}
            <div hidden={isAdding}>
              <CvForm key={`${all.length} ${added?.id}`} documents={all} chosen={added?.id ?? chosen} />
            </div>
            <AddCv isOpen={isAdding} onOpen={setIsAdding} onAdded={finish} />
          </>
        )}
      </Loaded>
    </StepPage>
  );
}

/** The interview in words, with ways to change each answer where there are any. */
export function Answers({ interview, canChange = false }: { interview: Interview; canChange?: boolean }) {
  const { t } = useTranslation(['interviews', 'common']);
  const send = useSend();
  const moment = useMomentWords();
  const place = usePlaceWords();
  const cv = useFact(({ context }) => context.cv);
  const { data: documents = [] } = useQuery(documentsQuery);
  const change = (step: InterviewStep) =>
    canChange ? { change: { label: t('common:change'), onSelect: () => send({ type: 'step.open', step }) } } : {};
  const { start, end, arrive } = interview;
  const name = canChange ? documents.find(({ id }) => id === cv)?.file_name : interview.cv?.file_name;
  return (
    <SummaryList
      answers={[
        { label: t('facts.date'), value: moment(start).long, ...change('when') },
        { label: t('facts.time'), value: `${moment(start).time} – ${moment(end).time}`, ...change('when') },
        { label: t('facts.arrive'), value: moment(arrive).time },
        { label: t('facts.where'), value: place(interview) },
        { label: t('facts.cv'), value: name ?? t('cv.none'), ...change('cv') },
      ]}
    />
  );
}

function Confirm() {
  const { t } = useTranslation('interviews');
  const send = useSend();
  const isBusy = useIsBusy();
  const isDropping = useFact((flow) => flow.matches('dropping'));
  return (
    <div className={row}>
      <Button
        variant="act"
        busy={isBusy ? t(isDropping ? 'check.dropping' : 'check.busy') : undefined}
        onClick={() => send({ type: 'interview.confirm' })}
      >
        {t('check.confirm')}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => send({ type: 'interview.cancel' })}>
        {t('check.drop')}
      </Button>
    </div>
  );
}

/** Everything once more, before it is booked. */
export function CheckScreen() {
  const { t } = useTranslation('interviews');
  const interview = useFact(({ context }) => context.interview);
  if (interview === null) return null;
  return (
    <StepPage lead={t('check.lead')}>
      <Held />
      <Answers interview={interview} canChange />
      <Confirm />
    </StepPage>
  );
}
