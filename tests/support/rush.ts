export type Visit<Outcome> = { outcome: Outcome; milliseconds: number };

/** Sends everyone at once and times each. */
export function measure<Person, Outcome>(
  people: Person[],
  act: (person: Person, at: number) => Promise<Outcome>,
): Promise<Visit<Outcome>[]> {
  return Promise.all(
    people.map(async (person, at) => {
      const started = performance.now();
      const outcome = await act(person, at);
      return { outcome, milliseconds: performance.now() - started };
    }),
  );
}

/** The number of answers with each status, and the time of the slowest one in a hundred, in milliseconds. */
export function summarise(visits: Visit<{ status: number }>[]): { statuses: Map<number, number>; slowest: number } {
  const statuses = new Map<number, number>();
  for (const { outcome } of visits) statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
  const times = visits.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const sorted = new Map([...statuses].sort(([a], [b]) => a - b));
  return { statuses: sorted, slowest: times[Math.ceil(times.length * 0.99) - 1] ?? 0 };
}
