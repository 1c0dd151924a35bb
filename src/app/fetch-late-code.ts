/** Fetches the code of late-code.ts. */
export const fetchLateCode = async () => (await import('./late-code.ts')).lateCode;
