/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'complaint-form.awaitingTurn error awaitTurn 0': 'Waiting asks nobody, so it cannot be refused.',
};
