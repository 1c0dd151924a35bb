import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentForm } from '../../kit/documents/DocumentForm.tsx';
import type { CareerFile } from '../../kit/documents/documents.queries.ts';
import { Section } from './Section.tsx';

/** A form for one more document. It is emptied once the document has arrived. */
export function AddDocument({ onAdded }: { onAdded: (file: CareerFile) => void }) {
  const [times, setTimes] = useState(0);
  const { t } = useTranslation('documents');
  const added = (file: CareerFile) => {
    setTimes((before) => before + 1);
    onAdded(file);
  };
  return (
    <Section title={t('add')}>
      <DocumentForm key={times} onAdded={added} />
    </Section>
  );
}
