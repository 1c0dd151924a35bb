import { ticket } from './Bar.css.ts';

/** A ticket, drawn flat. */
export function TicketSign() {
  return (
    <svg className={ticket} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M2 6H22V9.5A2.5 2.5 0 0 0 22 14.5V18H2V14.5A2.5 2.5 0 0 0 2 9.5Z"
      />
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2 2" d="M15 7V17" />
    </svg>
  );
}
