import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import type { FormParts } from '../../kit/forms/use-form.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { Section } from './Section.tsx';

/**
 * Waits for a change of one part of the details. The server names wrong fields by their path in the whole, such as
 * `contact.postcode`; the part's own form knows them as `postcode`.
 */
export async function namingFieldsOf<Data>(part: string, change: Promise<Data>): Promise<Data> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof ApiError) || error.body?.errors === undefined) throw error;
    const errors = Object.entries(error.body.errors).map(([field, words]) => {
      const own = field.startsWith(`${part}.`) ? field.slice(part.length + 1) : field;
      return [own, words] as const;
    });
    throw new ApiError(error.status, { ...error.body, errors: Object.fromEntries(errors) }, error);
  }
}

interface EditFormProps {
  form: { parts: FormParts };
  /** Called if nothing is to be changed. */
  onCancel: () => void;
  children: ReactNode;
}

/** A form that changes part of the details, or cancels. */
export function EditForm({ form, onCancel, children }: EditFormProps) {
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

interface Props {
  title: string;
  /** The id of its form. */
  formId: string;
  answers: ComponentProps<typeof SummaryList>['answers'];
  /** Renders the form in place of the answers. */
  renderForm: (ways: Ways) => ReactNode;
}

/** The ways out of a form. */
export interface Ways {
  onSaved: () => void;
  /** Leaves everything as it was. */
  onCancel: () => void;
}

/** A part of the details: its answers, or the form that changes them. */
export function EditableSection({ title, formId, answers, renderForm }: Props) {
  const { t } = useTranslation('account');
  const [opened, open] = useOpenForm({ form: formId });
  const [state, setState] = useState<'shown' | 'saved' | 'cancelled'>('shown');
  const buttonId = useId();
  const isEdited = opened !== undefined;
  const edit = () => {
    setState('shown');
    open('form');
  };
  const close = (next: 'saved' | 'cancelled') => {
    open(undefined);
    setState(next);
  };
  useEffect(() => {
    // The form that had the focus is gone: the button that opened it gets it back.
    if (state === 'cancelled') document.getElementById(buttonId)?.focus();
  }, [state, buttonId]);
  const change = (
    <Button id={buttonId} variant="quiet" onClick={edit}>
      <span>
        {t('details.change')}
        <VisuallyHidden>, {title}</VisuallyHidden>
      </span>
    </Button>
  );
  return (
    <Section title={title} action={isEdited ? undefined : change}>
      {state === 'saved' && <StatusMessage>{t('saved')}</StatusMessage>}
      {isEdited ? (
        renderForm({ onSaved: () => close('saved'), onCancel: () => close('cancelled') })
      ) : (
        <SummaryList answers={answers} />
      )}
    </Section>
  );
}
