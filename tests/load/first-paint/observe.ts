/** The measurements that a page takes of its own loading. They run in the page, before its scripts. */
export type Notes = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Start and length of each task longer than 50 ms. */
  longTasks: [start: number, duration: number][];
  /** Length of each click, from the press to the next frame. */
  clicks: number[];
};

/** Begins to measure; everything in milliseconds since the navigation. */
export function observe(): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], clicks: [] };
  Object.assign(window, { notes });
  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number; interactionId?: number };
  const watch = (type: string, note: (entry: Entry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  watch('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (hadRecentInput !== true) notes.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  watch('event', ({ interactionId, duration }) => interactionId && notes.clicks.push(duration), {
    durationThreshold: 16,
  });
}
