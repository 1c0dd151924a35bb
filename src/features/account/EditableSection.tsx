import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { StatusMessage } from '../../kit/ui/StatusMessage.tsx';
import { Section } from './Section.tsx';

interface Props {
  title: string;
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
export function EditableSection({ title, answers, renderForm }: Props) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<'shown' | 'edited' | 'saved' | 'cancelled'>('shown');
  const buttonId = useId();
  const isEdited = state === 'edited';
  useEffect(() => {
    // The form that had the focus is gone: the button that opened it gets it back.
    if (state === 'cancelled') document.getElementById(buttonId)?.focus();
  }, [state, buttonId]);
  const change = (
    <Button id={buttonId} variant="quiet" onClick={() => setState('edited')}>
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
        renderForm({ onSaved: () => setState('saved'), onCancel: () => setState('cancelled') })
      ) : (
        <SummaryList answers={answers} />
      )}
    </Section>
  );
}
