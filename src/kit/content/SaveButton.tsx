import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../browser/save-file.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Failure } from './Failure.tsx';

interface Props {
  /** The file's name on the device, with its extension. */
  name: string;
  fetchFile: () => Promise<Blob>;
  /** Tells this button from its neighbours for those who hear the page. */
  of?: string;
  /** Said while the file is being fetched, in place of 'Loading'. */
  busy?: string;
  /** Shown if the fetch fails and the server gave no reason, in place of 'We couldn't reach the portal'. */
  failed?: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Fetches a file and hands it to the browser to save. A failure is said beside the button. */
export function SaveButton({ name, fetchFile, of, busy, failed, variant = 'line', children }: Props) {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: fetchFile, onSuccess: (file) => saveFile(file, name) });
  return (
    <>
      <Button
        variant={variant}
        busy={saving.isPending ? (busy ?? t('loading')) : undefined}
        onClick={() => saving.mutate()}
      >
        <span>
          {children}
          {of !== undefined && <VisuallyHidden>, {of}</VisuallyHidden>}
        </span>
      </Button>
      <Failure error={saving.error} {...(failed !== undefined && { otherwise: failed })} />
    </>
  );
}
