/** Runs when a call finds that nobody is signed in any more; the app sends the person to the login page. */
type SignedOutListener = () => void;
let onSignedOut: SignedOutListener = () => undefined;

/** Says what happens when a session has ended under a page. Flows that keep their own place pass `on401: 'throw'` instead. */
export function whenSignedOut(listener: SignedOutListener): void {
  onSignedOut = listener;
}

/** A call has found out that nobody is signed in any more. */
export const sessionEnded = (): void => onSignedOut();

/** A header of ours that never leaves the browser: the client takes it off again. */
export const KEEP_PLACE = 'x-keep-place';

/** For calls of a flow that keeps its own place when the session ends: the error is thrown and nothing else happens. */
export const keepPlace = { headers: { [KEEP_PLACE]: '1' } } as const;
