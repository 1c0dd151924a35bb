import type { components } from '../../../openapi/portal.gen.ts';

type ErrorBody = components['schemas']['Error'];

/** A call that the server refused, or that did not reach it (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The contract's error; undefined if the response had none. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, body: ErrorBody | undefined, cause?: unknown) {
    super(body?.message ?? `HTTP ${status}`, { cause });
    this.status = status;
    this.body = body;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

/** The error that a response carries, with the response as its cause. An error that names no status counts as 500. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status || 500, isErrorBody(body) ? body : undefined, response);
}

/** The text to show: the first message about a field, else the general message; undefined if there is neither. */
export function errorMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [firstField] = Object.values(error.body?.errors ?? {});
  return firstField?.[0] ?? error.body?.message;
}
