/** The HTTP status that an error carries; 500 for every other error. */
export function errorStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
