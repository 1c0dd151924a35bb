/**
 * For a mutation: reads again, when it has ended, what it may have changed. Its success waits for that, so that nobody acts on what is no
 * longer so. A failure does not wait and is told at once: reading without a network ends only when the network is back.
 */
export const readingAgain = (read: () => Promise<unknown>) => ({ onSuccess: read, onError: () => void read() });
