import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDrafts } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { forgetKept } from '../../kit/offline/forget-kept.ts';
import { paths } from '../../kit/paths.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { session } from '../../kit/session/session.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { Section } from './Section.tsx';
import { useDeleteAccount } from './settings.queries.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Asks for the password, then says until when the account can be kept and signs out. */
function DeleteAccount({ open, onClose }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const [dueAt, setDueAt] = useState<string>();
  // A freshly loaded page has nothing of the account left in memory.
  const leave = () => {
    session.signOut();
    forgetDrafts(sessionStorage);
    forgetDrafts(localStorage);
    void forgetKept().finally(() => location.assign(paths.home()));
  };
  return dueAt === undefined ? (
    <Dialog open={open} onClose={onClose} title={t('deletion.question')}>
      <p>{t('deletion.body')}</p>
      <DeletionForm onCancel={onClose} onDeleted={setDueAt} />
    </Dialog>
  ) : (
    <DeletionDone dueAt={dueAt} onLeave={leave} />
  );
}

function DeletionForm({ onCancel, onDeleted }: { onCancel: () => void; onDeleted: (dueAt: string) => void }) {
  const { t } = useTranslation('account');
  const { mutateAsync } = useDeleteAccount();
  const username = useProfile()?.email;
  const form = useForm({
    id: 'account-deletion',
    fields: { password: { label: t('deletion.password'), rules: [required], isSecret: true } },
    save: false,
    onSubmit: async ({ password }) => onDeleted((await mutateAsync(password)).deletion_due_at),
  });
  return (
    <Form
      form={form}
      submit={t('deletion.confirm')}
      busy={t('deletion.busy')}
      variant="danger"
      ways={
        <Button variant="quiet" onClick={onCancel}>
          {t('deletion.cancel')}
        </Button>
      }
    >
      <PasswordInput {...form.blank('password')} autoComplete="current-password" username={username} />
    </Form>
  );
}

function DeletionDone({ dueAt, onLeave }: { dueAt: string; onLeave: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { date } = useMomentWords()(dueAt);
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t('deletion.doneTitle')}
      actions={<Button onClick={onLeave}>{t('common:continue')}</Button>}
    >
      <p>{t('deletion.doneBody', { date })}</p>
    </Dialog>
  );
}

/** Deletes the account, or cancels its deletion. */
export function DeletionSection() {
  const { t } = useTranslation('account');
  const wordsOf = useMomentWords();
  const dueAt = useProfile()?.deletion_due_at ?? null;
  const [opened, open] = useOpenForm({ deletion: 'account-deletion' });
  return (
    <Section title={t('deletion.title')}>
      {dueAt === null ? (
        <>
          <p>{t('deletion.body')}</p>
          <div>
            <Button variant="danger" onClick={() => open('deletion')}>
              {t('deletion.ask')}
            </Button>
          </div>
          <DeleteAccount open={opened !== undefined} onClose={() => open(undefined)} />
        </>
      ) : (
        <>
          <Banner tone="warn" title={t('deletion.pending', { date: wordsOf(dueAt).date })} />
          <div>
            <KeepAccount variant="act" />
          </div>
        </>
      )}
    </Section>
  );
}
