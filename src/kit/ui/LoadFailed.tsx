import { row } from '../theme/layout.css.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

interface Props {
  /** The content that could not be loaded, and why if that is known. */
  message: string;
  /** 'Try again'. */
  retryLabel: string;
  onRetry: () => void;
  /** Text of the button while it is trying again. */
  busy?: string | undefined;
}

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ message, retryLabel, onRetry, busy }: Props) {
  return (
    <Banner tone="bad" role="alert">
      <p>{message}</p>
      <div className={row}>
        <Button variant="quiet" onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      </div>
    </Banner>
  );
}
