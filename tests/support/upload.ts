/** A form; a list repeats its field. */
export function formOf(fields: Record<string, string | Blob | Blob[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat()) {
      if (typeof part === 'string') form.append(name, part);
      else form.append(name, part, 'foto');
    }
  }
  return form;
}

export const blobOf = (bytes: Uint8Array, type = 'image/jpeg'): Blob => new Blob([new Uint8Array(bytes)], { type });

export type Answered<T> = { status: number; code: string | undefined; errors: string[]; data: T };

/** Sends a form with this token. */
export async function upload<T>(
  url: string,
  token: string,
  form: FormData,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Answered<T>> {
  const answer = await fetch(url, {
    method,
    body: form,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const body = (await answer.json()) as { data: T; code?: string; errors?: Record<string, string[]> };
  return { status: answer.status, code: body.code, errors: Object.keys(body.errors ?? {}), data: body.data };
}
