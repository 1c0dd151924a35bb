import { useEffect, useState } from 'react';

/** The token after the `#` of the address; null without one. */
const given = (): string | null => new URLSearchParams(location.hash.replace(/^#/, '')).get('token');

/**
 * Returns the token of a mailed link, which waits under `kept` in the session's storage during login or registration, so that no address
 * contains it; null without one. Another link that is opened in the same tab replaces it.
 */
export function useMailedToken(kept: string): string | null {
  const [token, setToken] = useState(() => given() ?? sessionStorage.getItem(kept));
  useEffect(() => {
    const take = () => {
      const latest = given();
      if (latest === null) return;
      sessionStorage.setItem(kept, latest);
      history.replaceState(history.state, '', location.pathname + location.search);
      setToken(latest);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [kept]);
  return token;
}
