import { useSyncExternalStore } from 'react';

/** `back` after the connection was lost and found again. */
export type Connection = 'online' | 'offline' | 'back';

let connection: Connection | undefined;

function read(): Connection {
  connection ??= navigator.onLine ? 'online' : 'offline';
  return connection;
}

function subscribe(listener: () => void): () => void {
  const follow = () => {
    connection = navigator.onLine ? 'back' : 'offline';
    listener();
  };
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
}

/** The state of the browser's network; `online` on the server and while hydrating. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read, () => 'online');
