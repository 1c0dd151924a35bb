import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../api/api-error.ts';
import { saveFile } from '../browser/save-file.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  label: string;
  fileName: string;
  fetchTable: () => Promise<Blob>;
}

/** Saves a table of the room as a file. */
export function ExportButton({ label, fileName, fetchTable }: Props) {
  const { t } = useTranslation(['desk', 'common']);
  const saving = useMutation({ mutationFn: fetchTable, onSuccess: (table) => saveFile(table, fileName) });
  return (
    <>
      {saving.error !== null && (
        <Banner tone="bad" role="alert">
          {errorMessage(saving.error) ?? t('common:notLoaded')}
        </Banner>
      )}
      <div>
        <Button variant="line" busy={saving.isPending ? t('saving') : undefined} onClick={() => saving.mutate()}>
          {label}
        </Button>
      </div>
    </>
  );
}
