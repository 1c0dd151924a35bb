import { strakes } from './Strakes.css.ts';

/** The painted bands of the hull: once, at an edge of the page, never as a divider inside it. */
export function Strakes() {
  return <div className={strakes} aria-hidden="true" />;
}
