/** Copies a text to the clipboard. Returns false where the browser doesn't let it, as on an insecure host. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
