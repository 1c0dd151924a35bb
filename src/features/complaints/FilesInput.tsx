import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilesButton } from '../../kit/forms/FilesButton.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import * as field from '../../kit/ui/Field.css.ts';
import { describedBy, FieldNotes } from '../../kit/ui/Field.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Complaints.css.ts';

interface Props {
  id: string;
  label: string;
  error: string | undefined;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

const most = 5;

/** Up to five files, added and removed one by one; one that the portal would refuse is not added. */
export function FilesInput({ id, label, error, files, onChange }: Props) {
  const { t } = useTranslation('complaints');
  const [refused, setRefused] = useState<string>();
  const [said, setSaid] = useState({ words: '', times: 0 });
  const ownId = useId();
  const root = useFocusHome<HTMLDivElement>('button, input');
  const say = (...news: (string | undefined)[]) =>
    setSaid(({ times }) => ({ words: news.filter((each) => each !== undefined).join('. '), times: times + 1 }));
  const choose = (right: File[], problem: string | undefined) => {
    const taken = right.slice(0, most - files.length);
    const names = taken.map(({ name }) => name).join(', ');
    const reason = problem ?? (taken.length < right.length ? t('files.tooMany') : undefined);
    setRefused(reason);
    say(taken.length > 0 ? t('files.added', { names }) : undefined, reason);
    onChange([...files, ...taken]);
  };
  const remove = (file: File) => {
    setRefused(undefined);
    say(t('files.removed', { name: file.name }));
    onChange(files.filter((other) => other !== file));
  };
  const shown = refused ?? error;
  return (
    <div ref={root} className={field.root[shown === undefined ? 'right' : 'wrong']}>
      <span className={field.label} id={`${ownId}-label`}>
        {label}
      </span>
      <FieldNotes id={id} hint={t('files.hint')} error={shown} />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              {file.name}
              <Button variant="quiet" onClick={() => remove(file)}>
                {t('files.remove')}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < most && (
        <div>
          <FilesButton
            id={id}
            choose={t('files.add')}
            label={label}
            labelId={`${ownId}-label`}
            describedBy={describedBy(id, { hint: t('files.hint'), error: shown })}
            isWrong={shown !== undefined}
            onChosen={choose}
          />
        </div>
      )}
      <LiveRegion text={<span key={said.times}>{said.words}</span>} />
    </div>
  );
}
