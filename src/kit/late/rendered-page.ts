/** What the server wrote beside a page that it rendered, for the app to go on from; undefined where the server did not render the page that this visit began with. */
export const renderedText = (): string | undefined =>
  document.getElementById('rendered')?.textContent?.trim() || undefined;
