import { ApiError } from '../../kit/api/api-error.ts';

/**
 * Waits for a change of one part of the details. The server names wrong fields by their path in the whole, such as
 * `contact.postcode`; the part's own form knows them as `postcode`.
 */
export async function namingFieldsOf<Data>(part: string, change: Promise<Data>): Promise<Data> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof ApiError) || error.body?.errors === undefined) throw error;
    const errors = Object.entries(error.body.errors).map(([field, words]) => {
      const own = field.startsWith(`${part}.`) ? field.slice(part.length + 1) : field;
      return [own, words] as const;
    });
    throw new ApiError(error.status, { ...error.body, errors: Object.fromEntries(errors) }, error);
  }
}
