import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { button, working } from './Button.css.ts';
import { LiveRegion } from './LiveRegion.tsx';

/** `act` is the one yellow action of a screen; `line` the second choice; `quiet` for going back; `danger` for giving up. */
export type ButtonVariant = 'act' | 'primary' | 'line' | 'quiet' | 'danger';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  /** Fills its column. */
  wide?: boolean;
  /** Text while the button's work is in progress, for example 'Saving'. A busy button keeps focus and ignores presses. */
  busy?: string | undefined;
  children: ReactNode;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button; submits only if `type="submit"` is given. */
export function Button({
  variant = 'primary',
  wide = false,
  busy,
  onClick,
  children,
  type = 'button',
  ...rest
}: Props) {
  const isBusy = busy !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={button[variant]}
        data-wide={wide || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? ignore : onClick}
      >
        {children}
        {isBusy && <Working />}
      </button>
      <LiveRegion text={busy ?? ''} />
    </>
  );
}

function Working() {
  return (
    <span className={working} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
