/** The JSON that the server wrote beside its page for hydration; undefined if the server did not render the first page of this visit. */
export const renderedText = (): string | undefined =>
  document.getElementById('rendered')?.textContent?.trim() || undefined;
