import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import type { FormParts } from '../../kit/forms/use-form.ts';
import { Button } from '../../kit/ui/Button.tsx';

interface Props {
  form: { parts: FormParts };
  /** Called if nothing is to be changed. */
  onCancel: () => void;
  children: ReactNode;
}

/** A form that changes part of the details, or cancels. */
export function EditForm({ form, onCancel, children }: Props) {
  const { t } = useTranslation('account');
  const cancel = () => {
    forgetDraft(sessionStorage, form.parts.id);
    onCancel();
  };
  return (
    <Form
      form={form}
      submit={t('save')}
      ways={
        <Button variant="quiet" onClick={cancel}>
          {t('details.cancel')}
        </Button>
      }
    >
      {children}
    </Form>
  );
}
