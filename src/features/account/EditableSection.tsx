import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import type { FormParts } from '../../kit/forms/use-form.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
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
  const [isSaved, setIsSaved] = useState(false);
  // Opened, its first field gets the focus; closed, the button that opens it.
  const home = useFocusHome<HTMLDivElement>('input:not([hidden]), select, button');
  const isEdited = opened !== undefined;
  const edit = () => {
    setIsSaved(false);
    open('form');
  };
  const close = (hasSaved: boolean) => {
    open(undefined);
    setIsSaved(hasSaved);
  };
  const change = (
    <Button variant="quiet" onClick={edit}>
      <span>
        {t('details.change')}
        <VisuallyHidden>, {title}</VisuallyHidden>
      </span>
    </Button>
  );
  return (
    <div ref={home}>
      <Section title={title} action={isEdited ? undefined : change}>
        {isSaved && <StatusMessage>{t('saved')}</StatusMessage>}
        {isEdited ? (
          renderForm({ onSaved: () => close(true), onCancel: () => close(false) })
        ) : (
          <SummaryList answers={answers} />
        )}
      </Section>
    </div>
  );
}
