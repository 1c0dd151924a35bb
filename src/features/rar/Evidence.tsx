import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { useConnection } from '../../kit/browser/connection.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { PreviewFile } from '../../kit/documents/PreviewFile.tsx';
import { FilesButton } from '../../kit/forms/FilesButton.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './rar.css.ts';
import { fetchEvidence, type RarFile, type RarQuestion, type ReportPlace, useEvidence } from './rar.queries.ts';
import { useUpload } from './uploads.ts';

interface Props {
  place: ReportPlace;
  question: RarQuestion;
  files: readonly RarFile[];
  /** The files of the whole report: any of them can serve this answer too. */
  all: readonly RarFile[];
  disabled: boolean;
}

/** One file, to view here or save to the device. */
function Evidence({
  place,
  question,
  file,
  onRemove,
}: Pick<Props, 'place' | 'question'> & { file: RarFile; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation(['rar', 'documents']);
  const [isSeen, setIsSeen] = useState(false);
  const fetchFile = () => fetchEvidence(place, question.slug, file);
  const name = <VisuallyHidden> {file.file_name}</VisuallyHidden>;
  return (
    <li className={styles.file}>
      <span>
        {file.file_name}
        {file.added_by !== null && <span className={styles.note}> · {file.added_by}</span>}
      </span>
      <span className={row}>
        <Button variant="quiet" onClick={() => setIsSeen(true)}>
          {t('documents:preview')}
          {name}
        </Button>
        <SaveButton
          variant="quiet"
          name={file.file_name}
          fetchFile={fetchFile}
          of={file.file_name}
          failed={t('files.notRead')}
        >
          {t('files.save')}
        </SaveButton>
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {t('files.remove')}
            {name}
          </Button>
        )}
      </span>
      {isSeen && (
        <PreviewFile
          id={file.id}
          name={file.file_name}
          mediaType={file.media_type}
          fetchFile={fetchFile}
          onClose={() => setIsSeen(false)}
        />
      )}
    </li>
  );
}

/** The files on their way: their progress, those that wait for the connection, and those that were refused. */
function Uploads({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation('rar');
  const isOffline = useConnection() === 'offline';
  const { waiting, share, refused } = upload;
  const names = waiting.map(({ name }) => name).join(', ');
  return (
    <>
      {share !== undefined && <Progress label={t('files.sending', { name: waiting[0]?.name })} share={share} />}
      {share === undefined && waiting.length > 0 && (
        <Banner tone="warn" role="alert">
          <p>{t(isOffline ? 'files.waits' : 'files.notSent', { names })}</p>
          <Button variant="line" onClick={upload.again}>
            {t('files.again')}
          </Button>
        </Banner>
      )}
      {refused.map(({ name, reason }) => (
        <Banner key={name} tone="bad" role="alert" title={name}>
          {reason ?? t('files.refused')}
        </Banner>
      ))}
    </>
  );
}

/** The evidence of an answer: added with its progress, tried again without choosing anew, taken from another answer, removed. */
export function EvidenceField({ place, question, files, all, disabled }: Props) {
  const { t } = useTranslation('rar');
  const id = useId();
  const { reuse, remove } = useEvidence(place, question.slug);
  const upload = useUpload(place, question.slug);
  const [refused, setRefused] = useState<string>();
  const [isAdded, setIsAdded] = useState(false);
  const others = all.filter((file) => !files.some(({ id: own }) => own === file.id));
  const failure = reuse.error ?? remove.error;
  const problem = refused ?? (failure === null ? undefined : (errorMessage(failure) ?? t('files.notChanged')));
  const choose = (right: File[], reason: string | undefined) => {
    setRefused(reason);
    setIsAdded(right.length > 0);
    if (right.length > 0) upload.send(right);
  };
  return (
    <div>
      <p id={`${id}-label`}>
        <strong>{question.evidence === 'none' ? t('files.optional') : t('files.title')}</strong>
      </p>
      <FileList {...{ place, question, files }} onRemove={disabled ? undefined : (file) => remove.mutate(file)} />
      <Uploads upload={upload} />
      {problem !== undefined && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      {!disabled && (
        <div className={row}>
          <FilesButton
            id={id}
            choose={t('files.add')}
            label={question.label}
            labelId={`${id}-label`}
            onChosen={choose}
          />
          {others.length > 0 && (
            <Select
              label={t('files.reuse')}
              width="medium"
              placeholder={t('files.choose')}
              value=""
              options={others.map((file) => ({ value: file.id, label: file.file_name }))}
              onChange={({ currentTarget }) => currentTarget.value !== '' && reuse.mutate(currentTarget.value)}
            />
          )}
        </div>
      )}
      <LiveRegion
        text={isAdded && upload.waiting.length === 0 && upload.refused.length === 0 ? t('files.added') : ''}
      />
    </div>
  );
}

/** The files of an answer. */
export function FileList({
  place,
  question,
  files,
  onRemove,
}: Pick<Props, 'place' | 'question' | 'files'> & { onRemove?: ((file: string) => void) | undefined }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <Evidence key={file.id} {...{ place, question, file }} onRemove={onRemove && (() => onRemove(file.id))} />
      ))}
    </ul>
  );
}
