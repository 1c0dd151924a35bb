import { strakes } from './Strakes.css.ts';

/** The painted bands of the hull: once, at a true edge, never as a divider inside a page. */
export function Strakes() {
  return <div className={strakes} aria-hidden="true" />;
}
