/** The extension of a saved file, by its media type: those that people can upload. */
export const fileExtensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
