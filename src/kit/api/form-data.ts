/** A multipart body: a list repeats its field, a file keeps its name, and undefined values are left out. */
export function formDataOf(body: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(field, part);
      else if (part !== undefined) form.append(field, String(part));
    }
  }
  return form;
}
