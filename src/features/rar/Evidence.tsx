import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { useConnection } from '../../kit/browser/connection.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { PreviewFile } from '../../kit/documents/PreviewFile.tsx';
import { FilesButton } from '../../kit/forms/FilesButton.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { aboutOf } from './EventsField.tsx';
import * as styles from './rar.css.ts';
import { fetchEvidence, type RarFile, type RarQuestion, type ReportPlace, useEvidence } from './rar.queries.ts';
import type { useUploads } from './on-device.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Select } from '../../kit/ui/Select.tsx';

interface ReuseProps {
  files: readonly RarFile[];
  /** The words of a question. */
  labelOf: (question: string) => string;
  /** The id of an element that says for which answer. */
  about: string;
  onUse: (file: RarFile) => void;
}

/** Chooses a file of another answer, then uses it; files of the same name are told apart. */
function ReuseFile({ files, labelOf, about, onUse }: ReuseProps) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const [chosen, setChosen] = useState('');
  const file = files.find(({ id }) => id === chosen);
  const wordsOf = ({ id, file_name: name, questions, added_at }: RarFile) => {
    if (!files.some((other) => other.id !== id && other.file_name === name)) return name;
    const { short: date, time } = moment(added_at);
    return t('files.which', { name, question: questions.map(labelOf).join(', '), date, time });
  };
  return (
    <>
      <Select
        label={t('files.reuse')}
        about={about}
        width="medium"
        placeholder={t('files.choose')}
        value={file?.id ?? ''}
        options={files.map((each) => ({ value: each.id, label: wordsOf(each) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button
        variant="line"
        disabled={file === undefined}
        aria-describedby={about}
        onClick={() => {
          if (file === undefined) return;
          setChosen('');
          onUse(file);
        }}
      >
        {t('files.use')}
      </Button>
    </>
  );
}

interface Props {
  place: ReportPlace;
  question: RarQuestion;
  uploads: ReturnType<typeof useUploads>;
  files: readonly RarFile[];
  /** The files of the whole report: any of them can serve this answer too. */
  all: readonly RarFile[];
  labelOf: (question: string) => string;
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

/** The files of an answer, or of the whole report, that are on their way, wait for the connection, or were refused. */
export function OnTheirWay({ uploads, question }: { uploads: ReturnType<typeof useUploads>; question?: string }) {
  const { t } = useTranslation('rar');
  const isOffline = useConnection() === 'offline';
  const { share, hasFailed, flush } = uploads;
  const isMeant = (each: { question: string }) => question === undefined || each.question === question;
  const waiting = uploads.waiting.filter(isMeant);
  const [first] = uploads.waiting;
  const names = waiting.map(({ file }) => file.name).join(', ');
  const words = () => {
    if (!isOffline) return t('files.notSent', { names });
    return t(waiting.every(({ isKept }) => isKept) ? 'files.waits' : 'files.waitsHere', { names });
  };
  return (
    <>
      {share !== undefined && first !== undefined && isMeant(first) && (
        <Progress label={t('files.sending', { name: first.file.name })} share={share} />
      )}
      {hasFailed && waiting.length > 0 && (
        <Banner tone="warn" role="alert">
          <p>{words()}</p>
          <div className={styles.act}>
            <Button variant="line" onClick={() => void flush()}>
              {t('files.again')}
            </Button>
          </div>
        </Banner>
      )}
      {uploads.refused.filter(isMeant).map(({ name, reason }, at) => (
        <Banner key={`${name} ${at}`} tone="bad" role="alert" title={name}>
          {reason ?? t('files.refused')}
        </Banner>
      ))}
    </>
  );
}

/**
 * Returns the changes to an answer's files, and how the last one went: `problem` if it was refused, else `said`, which waits for a file that is
 * on its way.
 */
function useChanges({ place, question, uploads }: Pick<Props, 'place' | 'question' | 'uploads'>) {
  const { t } = useTranslation('rar');
  const { reuse, remove } = useEvidence(place, question.slug);
  const [refused, setRefused] = useState<string>();
  const [isAdded, setIsAdded] = useState(false);
  const [done, setDone] = useState('');
  const failure = reuse.error ?? remove.error;
  const isWaiting = [...uploads.waiting, ...uploads.refused].some((each) => each.question === question.slug);
  const tell = (words: string) => {
    setIsAdded(false);
    setDone(words);
  };
  return {
    add: (right: File[], reason: string | undefined) => {
      setRefused(reason);
      setIsAdded(right.length > 0);
      setDone('');
      if (right.length > 0) void uploads.add(question.slug, right);
    },
    use: ({ id, file_name: name }: RarFile) => {
      tell('');
      reuse.mutate(id, { onSuccess: () => tell(t('files.reused', { name })) });
    },
    takeAway: ({ id, file_name: name }: RarFile) => {
      tell('');
      remove.mutate(id, { onSuccess: () => tell(t('files.removed', { name })) });
    },
    problem: refused ?? (failure === null ? undefined : (errorMessage(failure) ?? t('files.notChanged'))),
    said: isAdded && !isWaiting ? t('files.added') : done,
  };
}

/** The evidence of an answer: added with its progress, tried again without choosing anew, taken from another answer, removed. */
export function EvidenceField({ place, question, uploads, files, all, labelOf, disabled }: Props) {
  const { t } = useTranslation('rar');
  const id = useId();
  const { add, use, takeAway, problem, said } = useChanges({ place, question, uploads });
  const [asking, setAsking] = useState<RarFile>();
  // The file goes with the button that removed it.
  const box = useFocusHome<HTMLDivElement>('p');
  const others = all.filter((file) => !files.some(({ id: own }) => own === file.id));
  return (
    <div className={stack.s} ref={box}>
      <p id={`${id}-label`}>
        <strong>{question.evidence === 'none' ? t('files.optional') : t('files.title')}</strong>
      </p>
      <FileList
        {...{ place, question, files }}
        onRemove={disabled ? undefined : (file) => (file.questions.length > 1 ? takeAway(file) : setAsking(file))}
      />
      <OnTheirWay uploads={uploads} question={question.slug} />
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
            describedBy={aboutOf(question)}
            onChosen={add}
          />
          {others.length > 0 && <ReuseFile files={others} labelOf={labelOf} about={aboutOf(question)} onUse={use} />}
        </div>
      )}
      <LiveRegion text={said} />
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t('files.removeTitle', { name: asking?.file_name })}
        confirm={t('files.removeIt')}
        onConfirm={() => {
          setAsking(undefined);
          if (asking) takeAway(asking);
        }}
        keep={t('files.keep')}
      >
        <p>{t('files.removeBody')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The files of an answer. */
export function FileList({
  place,
  question,
  files,
  onRemove,
}: Pick<Props, 'place' | 'question' | 'files'> & { onRemove?: ((file: RarFile) => void) | undefined }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <Evidence key={file.id} {...{ place, question, file }} onRemove={onRemove && (() => onRemove(file))} />
      ))}
    </ul>
  );
}
