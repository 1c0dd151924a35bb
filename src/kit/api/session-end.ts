/** Runs when a call finds that nobody is signed in any more; the app sends the person to the login page. */
type SignedOutListener = () => void;
let onSignedOut: SignedOutListener = () => undefined;

/** Sets the listener for a session that ends while a page is open. Flows that keep their own place pass `keepPlace` instead. */
export function whenSignedOut(listener: SignedOutListener): void {
  onSignedOut = listener;
}

/** Reports that a call has found nobody signed in any more. */
export const sessionEnded = (): void => onSignedOut();

/** A header of ours that never leaves the browser: the client takes it off again. */
export const KEEP_PLACE = 'x-keep-place';

/** Headers for calls of a flow that keeps its own place when the session ends: the error is thrown and nothing else happens. */
export const keepPlace = { headers: { [KEEP_PLACE]: '1' } } as const;
