import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { useSession } from '../../kit/session/session.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { formId, useCan, useFact, useGiven, useIsBusy, useSend } from './complaint-form.flow.ts';
import * as styles from './Complaints.css.ts';
import { complaintTypesQuery } from './complaints.queries.ts';
import { FilesInput } from './FilesInput.tsx';

const longestText = 8000;

/** The complaint form: named or anonymous, the type, the account of what happened, and files. */
export function WriteScreen() {
  const { t } = useTranslation('complaints');
  const types = useQuery(complaintTypesQuery);
  // Stopping the wait takes its button away; sending again is the next step.
  const page = useFocusHome<HTMLDivElement>('[type=submit]');
  return (
    <div ref={page} className={styles.page}>
      <PageTitle page={t('write.heading')} />
      <div className={stack.s}>
        <FocusHeading>{t('write.heading')}</FocusHeading>
        <Lead>{t('write.lead')}</Lead>
      </div>
      <Loaded query={types}>{(kinds) => <ComplaintForm kinds={kinds} />}</Loaded>
    </div>
  );
}

/** Returns the server's refusal or the network's failure, for the form. */
function useRefusal() {
  const { t } = useTranslation('complaints');
  const problem = useFact(({ context }) => context.problem);
  if (problem === null || problem.code === 'turnTaken') return null;
  const { code, fields } = problem;
  // The proof of work is nothing that the person typed.
  if (code === 'workRefused') return { fields: {}, message: t('problems.workRefused') };
  return code === 'invalid' ? { fields } : { fields, message: t(`problems.${code}`) };
}

function ComplaintForm({ kinds }: { kinds: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation(['complaints', 'common']);
  const send = useSend();
  const { keepLetter } = useGiven();
  const isSignedIn = useSession().state === 'signedIn';
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useForm({
    id: formId,
    fields: {
      anonymous: { label: t('write.who'), rules: [required] },
      type: { label: t('write.type'), rules: [required] },
      feedback: { label: t('write.feedback'), rules: [required, maxLength(longestText)] },
      files: { label: t('write.files') },
    },
    isBusy: useIsBusy(),
    refusal: useRefusal(),
    onSubmit: ({ anonymous, type, feedback }) => {
      keepLetter({ type, feedback, files });
      send({ type: 'complaint.send', isAnonymous: anonymous === 'true' });
    },
  });
  return (
    <>
      <Form
        form={form}
        submit={t('write.send')}
        busy={t('write.sending')}
        ways={
          <LinkButton variant="quiet" href={paths.complaints()}>
            {t('common:back')}
          </LinkButton>
        }
      >
        <RadioCards
          {...form.field('anonymous')}
          options={[
            { value: 'true', title: t('write.anonymous'), detail: t('write.anonymousDetail') },
            {
              value: 'false',
              title: t('write.named'),
              detail: t(isSignedIn ? 'write.namedDetail' : 'write.namedLogin'),
              disabled: !isSignedIn,
            },
          ]}
        />
        <Select
          {...form.field('type')}
          placeholder={t('write.choose')}
          options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextArea {...form.field('feedback')} hint={t('write.feedbackHint')} rows={10} />
        <FilesInput {...form.field('files')} files={files} onChange={setFiles} />
      </Form>
      <Waiting />
    </>
  );
}

/** Shown while somebody else's complaint is being accepted. */
function Waiting() {
  const { t } = useTranslation('complaints');
  const send = useSend();
  if (!useCan({ type: 'turn.giveUp' })) return null;
  return (
    <Banner title={t('turn.title')}>
      <LiveRegion text={t('turn.title')} />
      <div className={stack.s}>
        <p>{t('turn.body')}</p>
        <div className={row}>
          <Button variant="line" onClick={() => send({ type: 'turn.giveUp' })}>
            {t('turn.giveUp')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
