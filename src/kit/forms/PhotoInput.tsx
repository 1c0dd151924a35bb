import { type ChangeEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { button } from '../ui/Button.css.ts';
import { root } from '../ui/Field.css.ts';
import { describedBy, FieldNotes, type FieldText } from '../ui/Field.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { root as hidden } from '../ui/VisuallyHidden.css.ts';
import { classNames } from '../ui/class-names.ts';
import * as field from '../ui/Field.css.ts';
import * as styles from './PhotoInput.css.ts';
import { PHOTO_KINDS } from './rules.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface Props extends FieldText {
  id: string;
  name: string;
  /** Called with the file that will be sent. */
  onChosen: (file: File | undefined) => void;
}

/** Puts a file into an input, as if the person had chosen it there. */
function put(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
}

/** A chosen photograph, as it will be sent. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.photo} alt={alt} />;
}

/** An outline of the card to photograph, with a face and lines of print. */
function CardOutline() {
  return (
    <svg className={styles.outline} viewBox="0 0 86 54" aria-hidden="true" focusable="false">
      <rect x="8" y="13" width="22" height="28" />
      <path d="M38 16h40M38 25h32M38 34h36M38 41h20" />
    </svg>
  );
}

/** A photograph: taken with the phone's camera or chosen from a file, shown, and reduced before it is sent. */
export function PhotoInput({ id, name, label, hint, error, onChosen }: Props) {
  const { t } = useTranslation('forms');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef<File>(undefined);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    latest.current = chosen;
    if (!chosen) {
      setFile(null);
      setIsReading(false);
      return onChosen(undefined);
    }
    setIsReading(true);
    const small = await shrinkPhoto(chosen);
    // A larger one that was chosen before may be ready after it.
    if (latest.current !== chosen) return;
    setIsReading(false);
    setFile(small);
    if (input.current) put(input.current, small);
    onChosen(small);
  };
  // A refused file may not be a picture at all.
  const shown = error === undefined ? file : null;
  const attributes = {
    type: 'file',
    className: hidden,
    'aria-describedby': describedBy(id, { hint, error }),
    'aria-invalid': error === undefined ? undefined : true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void choose(event),
  } as const;
  return (
    <fieldset className={root[error === undefined ? 'right' : 'wrong']}>
      <legend id={`${id}-label`} className={field.label}>
        {label}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={styles.body}>
        <div className={styles.frame[shown === null ? 'empty' : 'full']}>
          {!shown && <CardOutline />}
          {shown && <Preview file={shown} alt={t('photo.preview', { field: label })} />}
        </div>
        <div className={styles.ways}>
          <input
            {...attributes}
            ref={input}
            id={id}
            name={name}
            accept={PHOTO_KINDS.join()}
            aria-labelledby={`${id}-label ${id}-choose`}
          />
          <label id={`${id}-choose`} className={classNames(button.line, styles.way)} htmlFor={id}>
            {t(file === null ? 'photo.choose' : 'photo.other')}
          </label>
          <span className={styles.cameraOnly}>
            <input
              {...attributes}
              id={`${id}-camera`}
              accept="image/*"
              capture="environment"
              aria-labelledby={`${id}-label ${id}-take`}
            />
            <label id={`${id}-take`} className={classNames(button.line, styles.way)} htmlFor={`${id}-camera`}>
              {t('photo.camera')}
            </label>
          </span>
        </div>
      </div>
      <LiveRegion text={isReading ? t('photo.reading') : ((file && error) ?? '')} />
    </fieldset>
  );
}
