/** Hands a file to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the object URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
