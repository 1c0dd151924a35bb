import { useEffect, useState } from 'react';

/** The token leaves the address bar, the history and whatever is shared from it. */
function clearHash(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}

/** What a mailed link holds behind its #, as `read` finds it; also of another one that is opened over this page. */
export function useMailedLink<Link>(read: (hash: string) => Link): Link {
  const [link, setLink] = useState(() => read(location.hash));
  useEffect(() => {
    clearHash();
    const readAgain = () => {
      setLink(read(location.hash));
      clearHash();
    };
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, [read]);
  return link;
}
