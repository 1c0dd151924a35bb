import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { fileSize, maxLength, portalDocument, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import * as styles from './AddDocument.css.ts';
import { useUploadDocument, type CareerFile } from './documents.queries.ts';
import { FilePicker } from './FilePicker.tsx';
import { Section } from './Section.tsx';

const longestName = 120;

/** Suggests the file's own name, without its extension, while none is typed yet. */
function suggestName({ currentTarget: { files, form } }: ChangeEvent<HTMLInputElement>): void {
  const name = form?.elements.namedItem('file_name');
  const [file] = files ?? [];
  if (file && name instanceof HTMLInputElement && name.value.trim() === '') {
    name.value = file.name.replace(/\.\w+$/, '').slice(0, longestName);
  }
}

/** A form for one more document. It is emptied once the document has arrived. */
export function AddDocument({ onAdded }: { onAdded: (file: CareerFile) => void }) {
  const [times, setTimes] = useState(0);
  const { t } = useTranslation('account');
  const added = (file: CareerFile) => {
    setTimes((before) => before + 1);
    onAdded(file);
  };
  return (
    <Section title={t('documents.add')}>
      <DocumentForm key={times} onAdded={added} />
    </Section>
  );
}

function DocumentForm({ onAdded }: { onAdded: (file: CareerFile) => void }) {
  const { t } = useTranslation('account');
  const { mutateAsync, isPending } = useUploadDocument();
  const [share, setShare] = useState(0);
  const form = useForm({
    id: 'account-document',
    fields: {
      file: { label: t('documents.file'), rules: [required, portalDocument, fileSize] },
      file_name: { label: t('documents.name'), rules: [required, maxLength(longestName)] },
    },
    save: false,
    onSubmit: async ({ file_name: name }, answers) => {
      const file = answers.get('file');
      if (!(file instanceof File)) return;
      setShare(0);
      onAdded(await mutateAsync({ file, name, onProgress: setShare }));
    },
  });
  return (
    <Form form={form} submit={t('documents.upload')} busy={t('documents.uploading')}>
      <FilePicker
        {...form.file('file')}
        hint={t('documents.fileHint')}
        choose={t('documents.choose')}
        accept="application/pdf,image/jpeg,image/png"
        onChange={suggestName}
      />
      <TextInput
        {...form.field('file_name')}
        hint={t('documents.nameHint')}
        maxLength={longestName}
        autoComplete="off"
      />
      {isPending && (
        <progress className={styles.progress} max={1} value={share} aria-label={t('documents.uploading')} />
      )}
    </Form>
  );
}
