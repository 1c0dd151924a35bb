import { ApiError } from './api-error.ts';

/** The content of a downloaded file. Throws ApiError if there is none. */
export function blobOf({ data }: { data?: unknown }): Blob {
  if (!(data instanceof Blob)) throw new ApiError(500, undefined);
  return data;
}
