import { useEffect, useRef, type MouseEvent } from 'react';
import * as styles from './ErrorSummary.css.ts';
import { withItsNoun } from './with-its-noun.tsx';

interface Props {
  /** 'There is a problem'. */
  title: string;
  /** Each with the id of its field; the text equals that beside the field. */
  errors: readonly { fieldId?: string | undefined; text: string }[];
}

/** Focuses the field as well as scrolling to it, without writing the hash into the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/**
 * All errors of the form, above its fields. Takes focus when it appears; a new `key` for each submission
 * makes it appear again.
 */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.root} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId === undefined ? (
              <span className={styles.link}>{text}</span>
            ) : (
              <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
                {withItsNoun(text)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
