import { useId, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as styles from './Dialog.css.ts';
import { useModal } from './use-modal.ts';

interface Props {
  open: boolean;
  /** Called for Esc as well; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, Cancel last. None if a form inside has its own. */
  actions?: ReactNode;
}

/** A modal question. Focus starts at the title, so that no key press decides by accident. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(open, onClose, heading);
  const titleId = useId();
  return (
    <dialog {...dialog} className={styles.root} aria-labelledby={titleId}>
      {open && (
        <div className={styles.content}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

interface QuestionProps extends Omit<Props, 'actions'> {
  /** The button that does it. */
  confirm: string;
  onConfirm: () => void;
  /** In place of `confirm` while it is being done. */
  busy?: string | undefined;
  variant?: 'danger' | 'line';
  /** The button that leaves everything as it is, as Esc does. */
  keep: string;
}

/** Asks before something that is hard to undo. */
export function ConfirmDialog({ confirm, onConfirm, busy, variant = 'danger', keep, ...dialog }: QuestionProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose}>
            {keep}
          </Button>
        </>
      }
    />
  );
}
