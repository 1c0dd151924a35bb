/** Whether the server rendered the page that this visit began with: it wrote beside it what the app goes on from. */
export const isRenderedPage = (): boolean => Boolean(document.getElementById('rendered')?.textContent);
