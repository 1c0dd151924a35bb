import { join } from 'node:path';
import { readAddress } from 'checkout-sandbox/address';

/** The payment sandbox of a portal, driven through its test controls as its pay page would drive it. */
export function sandboxOf(dataDir: string) {
  const port = readAddress(join(dataDir, 'sandbox'));
  if (port === undefined) throw new Error(`No payment sandbox runs in ${dataDir}`);
  const url = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${url}/_test/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<unknown>;
  };
  return {
    url,
    pay: (sessionId: string, card = '4242424242424242') => post(`pay/${sessionId}`, { card }),
    resend: (sessionId: string) => post(`resend/${sessionId}`),
    /** Sets the outcome of refunds of this session's payment, including those on their way. */
    refundsTurn: (status: 'pending' | 'requires_action' | 'failed' | 'succeeded', sessionId: string) =>
      post(`refunds/${sessionId}`, { status }),
    /** Sets how the sandbox misbehaves to everybody, or to one payer: other tests use the same sandbox. */
    mode: (mode: string, payer?: string) => post('mode', { mode, payer }),
  };
}
