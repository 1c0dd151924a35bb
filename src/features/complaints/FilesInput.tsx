import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize, portalDocument } from '../../kit/forms/rules.ts';
import { problemOfFile } from '../../kit/forms/validate.ts';
import { useProblemWords } from '../../kit/forms/use-placed.ts';
import { button } from '../../kit/ui/Button.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import * as field from '../../kit/ui/Field.css.ts';
import { describedBy, FieldNotes } from '../../kit/ui/Field.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { root as hidden } from '../../kit/ui/VisuallyHidden.css.ts';
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
  const wordsOf = useProblemWords();
  const [refused, setRefused] = useState<string>();
  const ownId = useId();
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(input.files ?? []);
    // The same file can be chosen again after it was removed.
    input.value = '';
    const problems = await Promise.all(
      chosen.map((file) => problemOfFile({ label, rules: [portalDocument, fileSize] }, file)),
    );
    const right = chosen.filter((_, at) => problems[at] === undefined);
    const first = problems.find((problem) => problem !== undefined);
    const isTooMany = files.length + right.length > most;
    setRefused(first ? wordsOf(first) : isTooMany ? t('files.tooMany') : undefined);
    onChange([...files, ...right].slice(0, most));
  };
  const shown = refused ?? error;
  return (
    <div className={field.root[shown === undefined ? 'right' : 'wrong']}>
      <span className={field.label} id={`${ownId}-label`}>
        {label}
      </span>
      <FieldNotes id={id} hint={t('files.hint')} error={shown} />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file, at) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              {file.name}
              <Button variant="quiet" onClick={() => onChange(files.filter((_, other) => other !== at))}>
                {t('files.remove')}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < most && (
        <div>
          <input
            id={id}
            className={hidden}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            aria-labelledby={`${ownId}-label ${ownId}-choose`}
            aria-describedby={describedBy(id, { hint: t('files.hint'), error: shown })}
            aria-invalid={shown === undefined ? undefined : true}
            onChange={(event) => void choose(event)}
          />
          <label className={button.line} id={`${ownId}-choose`} htmlFor={id}>
            {t('files.add')}
          </label>
        </div>
      )}
      <LiveRegion text={refused ?? ''} />
    </div>
  );
}
