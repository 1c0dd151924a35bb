import { useEffect, useState } from 'react';

/** Removes the token from the address bar, the history and any shared address. */
function clearHash(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}

/** Returns the part of a mailed link after the #, parsed by `read`; follows another link opened in the same page. */
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
