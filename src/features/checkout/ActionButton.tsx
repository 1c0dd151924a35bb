import type { MouseEvent } from 'react';
import { Button } from '../../kit/ui/Button.tsx';

type Props = { busy: string | undefined; disabled: boolean; children: string } & (
  | { onPress: () => void }
  | { form: string }
);

/**
 * The main action of a step. Ignores the second half of a double click, which would press the next step's button in the
 * same place.
 */
export function ActionButton({ busy, disabled, children, ...does }: Props) {
  const press = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    else if ('onPress' in does) does.onPress();
  };
  return (
    <Button
      variant="act"
      wide
      disabled={disabled}
      busy={busy}
      onClick={press}
      {...('form' in does && { type: 'submit', form: does.form })}
    >
      {children}
    </Button>
  );
}
