import { ticket } from './Bar.css.ts';

/** A ticket, drawn flat. */
export function TicketSign() {
  return (
    <svg className={ticket} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M2 5h13v3h2V5h5v4.5a2.5 2.5 0 0 0 0 5V19h-5v-3h-2v3H2v-4.5a2.5 2.5 0 0 0 0-5ZM15 10v4h2v-4Z"
      />
    </svg>
  );
}
