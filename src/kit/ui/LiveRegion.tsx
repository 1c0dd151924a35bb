import { root } from './VisuallyHidden.css.ts';

interface Props {
  /** What to say now; an empty text is silence. The region must be on the page before its text changes. */
  text: string;
  /** Interrupts what is being spoken: only for what cannot wait. */
  urgent?: boolean;
}

/** Says a change that is otherwise only seen. */
export function LiveRegion({ text, urgent = false }: Props) {
  return (
    <span className={root} role={urgent ? 'alert' : 'status'}>
      {text}
    </span>
  );
}
