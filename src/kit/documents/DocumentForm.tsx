import { useState, type ChangeEvent, type ReactNode } from 'react';
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

interface Props {
  onAdded: (file: CareerFile) => void;
  /** The document to put it in the place of; none for one more. */
  replaces?: CareerFile;
  /** Other ways on, beside the button. */
  ways?: ReactNode;
}

/** Uploads a career document, or another version of one. */
export function DocumentForm({ onAdded, replaces, ways }: Props) {
  const { t } = useTranslation('documents');
  const { mutateAsync, isPending } = useUploadDocument();
  const [share, setShare] = useState(0);
  const form = useForm({
    id: `career-document-${replaces?.id ?? 'new'}`,
    fields: {
      file: { label: t('file'), rules: [required, portalDocument, fileSize] },
      file_name: { label: t('name'), rules: [required, maxLength(longestName)] },
    },
    initial: { file_name: replaces?.file_name ?? '' },
    save: false,
    onSubmit: async ({ file_name: name }, answers) => {
      const file = answers.get('file');
      if (!(file instanceof File)) return;
      setShare(0);
      onAdded(await mutateAsync({ file, name, onProgress: setShare, replaces: replaces?.id }));
    },
  });
  return (
    <Form form={form} submit={t(replaces === undefined ? 'upload' : 'replace')} busy={t('uploading')} ways={ways}>
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
