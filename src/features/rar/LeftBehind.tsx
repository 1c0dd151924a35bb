import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../kit/browser/copy-text.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useAnswerLines } from './AnswerWords.tsx';
import type { Draft } from './answer-store.ts';
import { isTooLate } from './Deadline.tsx';
import { useAnswers, useUploads } from './on-device.ts';
import * as styles from './rar.css.ts';
import type { RarReport, ReportPlace } from './rar.queries.ts';

const reasons = { closed: 'left.closed', sent: 'left.sent', canWithdraw: 'left.canWithdraw' } as const;

const draftLines = (draft: Draft | undefined): string[] => {
  if (typeof draft === 'string') return [draft];
  return (draft ?? []).map(({ title, date, people }) => [title, date, people].filter((part) => part !== '').join(', '));
};

/**
 * The answers and files that an officer left on this device and that reached the report too late, once it was sent or closed: to be read,
 * copied and saved, until the officer deletes them. Shows nothing where nothing was left behind.
 */
export function LeftBehind({ place, report }: { place: ReportPlace; report: RarReport }) {
  const { t } = useTranslation('rar');
  const linesOf = useAnswerLines();
  const { store, entries } = useAnswers(place, report);
  const { waiting, forget } = useUploads(place, false);
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const { summary, sections } = report;
  const answers = sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const entry = entries.get(question.slug);
      const lines = [
        ...(entry === undefined || entry.status === 'saved' ? [] : linesOf(question, entry.value)),
        ...draftLines(entry?.draft),
      ];
      return lines.length === 0 ? [] : [{ question, lines }];
    });
  if (answers.length === 0 && waiting.length === 0) return null;
  const sentHow = summary.can_withdraw ? 'canWithdraw' : 'sent';
  const text = answers.map(({ question, lines }) => `${question.label}\n${lines.join('\n')}\n`).join('\n');
  const copy = async () => setCopied((await copyText(text)) ? 'copied' : 'notCopied');
  const deleteAll = () => {
    store.forget();
    void forget();
  };
  return (
    <Banner tone="warn" title={t('left.title')}>
      <p>{t(reasons[isTooLate(summary) ? 'closed' : sentHow])}</p>
      <dl className={styles.left}>
        {answers.map(({ question, lines }) => (
          <div key={question.slug}>
            <dt>{question.label}</dt>
            {lines.map((line, at) => (
              <dd key={`${at} ${line}`}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {waiting.length > 0 && (
        <ul className={styles.files}>
          {waiting.map(({ id, file }) => (
            <li key={id} className={styles.file}>
              <span>{file.name}</span>
              <SaveButton variant="quiet" name={file.name} fetchFile={() => Promise.resolve(file)} of={file.name}>
                {t('files.save')}
              </SaveButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.act}>
        <div className={row}>
          {answers.length > 0 && (
            <>
              <Button variant="line" onClick={() => void copy()}>
                {t('left.copy')}
              </Button>
              <SaveButton name={`rar-${summary.year}.txt`} fetchFile={() => Promise.resolve(textFile(text))}>
                {t('left.save')}
              </SaveButton>
            </>
          )}
          <DeleteLeft onDelete={deleteAll} />
        </div>
      </div>
      <output>{copied === undefined ? '' : t(`left.${copied}`)}</output>
    </Banner>
  );
}

/** Deletes it, after a warning: there is no other copy. */
function DeleteLeft({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('rar');
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('left.delete')}
        <VisuallyHidden> {t('left.what')}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={keep}
        title={t('left.deleteTitle')}
        confirm={t('left.delete')}
        onConfirm={onDelete}
        keep={t('left.keep')}
      >
        <p>{t('left.deleteBody')}</p>
      </ConfirmDialog>
    </>
  );
}

const textFile = (text: string): Blob => new Blob([text], { type: 'text/plain;charset=utf-8' });
