import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { paths } from '../../kit/paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './Complaints.css.ts';
import { type Complaint, fetchFileByCode, readByCode, writeByCode } from './complaints.queries.ts';
import { ComplaintView } from './ComplaintView.tsx';

/** Asks for the code, then shows the conversation. Both are in memory only, and so is a reply: leaving the page forgets them. */
export default function ComplaintFeedbackPage() {
  const { t } = useTranslation(['complaints', 'common']);
  const [found, setFound] = useState<{ code: string; complaint: Complaint }>();
  if (found !== undefined) return <Found {...found} onClose={() => setFound(undefined)} />;
  return (
    <div className={styles.page}>
      <PageTitle page={t('feedback.heading')} />
      <div className={stack.s}>
        <FocusHeading>{t('feedback.heading')}</FocusHeading>
        <Lead>{t('feedback.lead')}</Lead>
      </div>
      <CodeForm onFound={(code, complaint) => setFound({ code, complaint })} />
    </div>
  );
}

function CodeForm({ onFound }: { onFound: (code: string, complaint: Complaint) => void }) {
  const { t } = useTranslation(['complaints', 'common']);
  const form = useForm({
    id: 'complaint-code',
    fields: { code: { label: t('feedback.code'), rules: [required], isSecret: true } },
    save: false,
    onSubmit: async ({ code }) => onFound(code, await readByCode(code)),
  });
  return (
    <Form
      form={form}
      submit={t('feedback.open')}
      busy={t('feedback.opening')}
      ways={
        <LinkButton variant="quiet" href={paths.complaints()}>
          {t('common:back')}
        </LinkButton>
      }
    >
      <TextInput
        {...form.blank('code')}
        hint={t('feedback.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
    </Form>
  );
}

function Found({ code, complaint, onClose }: { code: string; complaint: Complaint; onClose: () => void }) {
  const { t } = useTranslation('complaints');
  const [shown, setShown] = useState(complaint);
  return (
    <div className={styles.page}>
      <ComplaintView
        complaint={shown}
        formId="complaint-reply"
        savesReply={false}
        send={async (words) => setShown(await writeByCode(code, words))}
        fetchFile={(file) => fetchFileByCode(code, file)}
      />
      <div className={row}>
        <Button variant="line" onClick={onClose}>
          {t('feedback.close')}
        </Button>
      </div>
    </div>
  );
}
