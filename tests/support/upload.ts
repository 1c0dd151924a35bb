import { setTimeout } from 'node:timers/promises';

export type Answered<T> = { status: number; code: string | undefined; errors: string[]; data: T };

const TRIES = 3;

/**
 * Sends a form with this token. Asks again where the server says so, as clients do: on a busy machine the process that looks at a file may
 * not get its turn in time.
 */
export async function upload<T>(
  url: string,
  token: string,
  form: FormData,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Answered<T>> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await fetch(url, {
      method,
      body: form,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    const body = (await answer.json()) as { data: T; code?: string; errors?: Record<string, string[]> };
    if (body.code !== 'too_busy' || left === 1)
      return { status: answer.status, code: body.code, errors: Object.keys(body.errors ?? {}), data: body.data };
    await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
  }
}
