import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { fileSize, portalDocument } from '../../kit/forms/rules.ts';
import { useProblemWords } from '../../kit/forms/use-placed.ts';
import { problemOfFile } from '../../kit/forms/validate.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { button } from '../../kit/ui/Button.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { root as hidden } from '../../kit/ui/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './rar.css.ts';
import { fetchEvidence, type RarFile, type RarQuestion, type ReportPlace, useEvidence } from './rar.queries.ts';

interface Props {
  place: ReportPlace;
  question: RarQuestion;
  files: readonly RarFile[];
  /** The files of the whole report: any of them can serve this answer too. */
  all: readonly RarFile[];
  disabled: boolean;
}

const MOST_AT_ONCE = 5;

/** One file: saved to the device on demand, pictures shown here. */
function Evidence({
  place,
  question,
  file,
  onRemove,
}: Pick<Props, 'place' | 'question'> & { file: RarFile; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('rar');
  return (
    <li className={styles.file}>
      <span>
        {file.file_name}
        {file.added_by !== null && <span className={styles.note}> · {file.added_by}</span>}
      </span>
      <span className={row}>
        <SaveButton
          variant="quiet"
          name={file.file_name}
          fetchFile={() => fetchEvidence(place, question.slug, file)}
          of={file.file_name}
          failed={t('files.notRead')}
        >
          {t('files.save')}
        </SaveButton>
        {onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {t('files.remove')}
            <VisuallyHidden> {file.file_name}</VisuallyHidden>
          </Button>
        )}
      </span>
    </li>
  );
}

/** The evidence of an answer: added with its progress, tried again without choosing anew, taken from another answer, removed. */
export function EvidenceField({ place, question, files, all, disabled }: Props) {
  const { t } = useTranslation('rar');
  const wordsOf = useProblemWords();
  const id = useId();
  const { add, reuse, remove } = useEvidence(place, question.slug);
  const [chosen, setChosen] = useState<File[]>([]);
  const [refused, setRefused] = useState<string>();
  const [share, setShare] = useState(0);
  const send = (sent: File[]) => {
    setShare(0);
    add.mutate({ files: sent, onProgress: setShare }, { onSuccess: () => setChosen([]) });
  };
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const given = Array.from(input.files ?? []).slice(0, MOST_AT_ONCE);
    input.value = '';
    const spec = { label: question.label, rules: [portalDocument, fileSize] };
    const problems = await Promise.all(given.map((file) => problemOfFile(spec, file)));
    const first = problems.find((problem) => problem !== undefined);
    setRefused(first && wordsOf(first));
    const right = given.filter((_, at) => problems[at] === undefined);
    setChosen(right);
    if (right.length > 0) send(right);
  };
  const others = all.filter((file) => !files.some(({ id: own }) => own === file.id));
  const failure = add.error ?? reuse.error ?? remove.error;
  return (
    <div>
      <p id={`${id}-label`}>
        <strong>{question.evidence === 'none' ? t('files.optional') : t('files.title')}</strong>
      </p>
      <FileList {...{ place, question, files }} onRemove={disabled ? undefined : (file) => remove.mutate(file)} />
      {add.isPending && <Progress label={t('files.sending')} share={share} />}
      {(refused ?? failure) && (
        <Banner tone="bad" role="alert">
          <p>{refused ?? errorMessage(failure) ?? t('files.notSent')}</p>
          {add.isError && chosen.length > 0 && (
            <Button variant="line" onClick={() => send(chosen)}>
              {t('files.again')}
            </Button>
          )}
        </Banner>
      )}
      {!disabled && (
        <div className={row}>
          <input
            id={id}
            className={hidden}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            aria-labelledby={`${id}-choose ${id}-label`}
            onChange={(event) => void choose(event)}
          />
          <label className={button.line} id={`${id}-choose`} htmlFor={id}>
            {t('files.add')}
          </label>
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
      <LiveRegion text={add.isSuccess ? t('files.added') : ''} />
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
