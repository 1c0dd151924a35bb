/** Called with the share of the body that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The server's response. Statuses that may have no body get none. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const isEmpty = [204, 205, 304].includes(request.status);
  const body: unknown = request.response;
  return new Response(!isEmpty && body instanceof Blob ? body : null, { status: request.status, headers });
}

/** A line on which nothing has moved for so long is taken for broken, though nobody has said so: the browser itself would wait for minutes. */
const STILL_MS = 90_000;

/**
 * A `fetch` that reports how much of a call has been sent, which the browser's own cannot: `api.POST(path, { fetch: sendingWith(show) })`.
 * Rejects with a TypeError if the server was not reached, as fetch does.
 */
export function sendingWith(onProgress: OnProgress): (call: Request) => Promise<Response> {
  return async (call) => {
    const body = await call.blob();
    call.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(call.method, call.url);
      for (const [name, value] of call.headers) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      const notReached = () => reject(new TypeError('The server was not reached.'));
      const giveUp = () => {
        notReached();
        request.abort();
      };
      let still = setTimeout(giveUp, STILL_MS);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(still);
        still = setTimeout(giveUp, STILL_MS);
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.addEventListener('loadend', () => clearTimeout(still));
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', notReached);
      request.addEventListener('abort', () => reject(call.signal.reason));
      call.signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
  };
}
