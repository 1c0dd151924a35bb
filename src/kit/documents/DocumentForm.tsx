import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '../forms/FilePicker.tsx';
import { Form } from '../forms/Form.tsx';
import { fileSize, maxLength, portalDocument, required } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { TextInput } from '../ui/TextInput.tsx';
import * as styles from './DocumentForm.css.ts';
import { useUploadDocument, type CareerFile } from './documents.queries.ts';

const longestName = 120;

/** Suggests the file's own name, without its extension, while none is typed yet. */
function suggestName({ currentTarget: { files, form } }: ChangeEvent<HTMLInputElement>): void {
  const name = form?.elements.namedItem('file_name');
  const [file] = files ?? [];
  if (file && name instanceof HTMLInputElement && name.value.trim() === '') {
    name.value = file.name.replace(/\.\w+$/, '').slice(0, longestName);
  }
}

/** Uploads a career document. */
export function DocumentForm({ onAdded }: { onAdded: (file: CareerFile) => void }) {
  const { t } = useTranslation('documents');
  const { mutateAsync, isPending } = useUploadDocument();
  const [share, setShare] = useState(0);
  const form = useForm({
    id: 'career-document',
    fields: {
      file: { label: t('file'), rules: [required, portalDocument, fileSize] },
      file_name: { label: t('name'), rules: [required, maxLength(longestName)] },
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
    <Form form={form} submit={t('upload')} busy={t('uploading')}>
      <FilePicker
        {...form.file('file')}
        hint={t('fileHint')}
        choose={t('choose')}
        accept="application/pdf,image/jpeg,image/png"
        onChange={suggestName}
      />
      <TextInput {...form.field('file_name')} hint={t('nameHint')} maxLength={longestName} autoComplete="off" />
      {isPending && <progress className={styles.progress} max={1} value={share} aria-label={t('uploading')} />}
    </Form>
  );
}
