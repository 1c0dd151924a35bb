export type FormFields = Record<string, string | Blob | Blob[]>;

/** A form as a browser sends it: texts, files, and lists of files with brackets after their name. */
export function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const each of value) form.append(`${name}[]`, each, 'photo.jpg');
    else if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'file');
  }
  return form;
}

export const blobOf = (bytes: Uint8Array, type = 'image/jpeg'): Blob => new Blob([new Uint8Array(bytes)], { type });
